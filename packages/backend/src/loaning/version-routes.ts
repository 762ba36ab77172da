import { createRoute, z } from "@hono/zod-openapi";
import { realtorProfile, realtorVersion } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonAnswer, listAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { pageQuery } from "../http/page-query.ts";
import { queryText } from "../http/query-text.ts";
import { requirePerson } from "../identity/know-person.ts";
import { getVersion } from "./get-version.ts";
import { listVersions } from "./list-versions.ts";
import type { LoaningContext } from "./loaning-context.ts";

const security = [{ bearer: [] }];
const realtorId = queryText(limits.opaqueId);
const range = { error: "number.range" };
const versionId = z.coerce.number(range).int(range).min(1, range);

const list = createRoute({
  method: "get",
  path: "/v1/realtor-versions/{realtorId}",
  summary: "What a homepage was before each save, newest first; of a deleted one too",
  security,
  request: { params: z.object({ realtorId }), query: pageQuery },
  responses: {
    200: listAnswer("One page of versions", realtorVersion),
    ...problemAnswers(400, 401, 403, 404),
  },
});

const get = createRoute({
  method: "get",
  path: "/v1/realtor-versions/{realtorId}/{versionId}",
  summary: "A homepage as it was, its draft included",
  security,
  request: { params: z.object({ realtorId, versionId }) },
  responses: {
    200: jsonAnswer("The homepage as it was", realtorProfile),
    ...problemAnswers(400, 401, 403, 404),
  },
});

/** `/v1/realtor-versions`: for whom the homepage belongs to, and for admins. */
export function versionRoutes(context: LoaningContext): App {
  const app = createApp();
  app.openapi(list, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { page, totalCount } = await listVersions(
      context,
      person,
      c.req.valid("param").realtorId,
      c.req.valid("query"),
    );
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(get, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { realtorId: id, versionId: version } = c.req.valid("param");
    return c.json(await getVersion(context, person, id, version), 200);
  });
  return app;
}
