import { createRoute, z } from "@hono/zod-openapi";
import { realtorProfile, realtorVersion } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonResponse, listResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { pageQuery } from "../http/page-query.ts";
import { queryText } from "../http/query-text.ts";
import { requireUser } from "../identity/authenticate.ts";
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
  summary: "Versions of a homepage, newest first; also of a deleted one",
  security,
  request: { params: z.object({ realtorId }), query: pageQuery },
  responses: {
    200: listResponse("One page of versions", realtorVersion),
    ...problemResponses(400, 401, 403, 404),
  },
});

const get = createRoute({
  method: "get",
  path: "/v1/realtor-versions/{realtorId}/{versionId}",
  summary: "A former state of a homepage, including its draft",
  security,
  request: { params: z.object({ realtorId, versionId }) },
  responses: {
    200: jsonResponse("The former state", realtorProfile),
    ...problemResponses(400, 401, 403, 404),
  },
});

/** `/v1/realtor-versions`, for the homepage's owner and admins. */
export function versionRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(list, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { page, totalCount } = await listVersions(
      context,
      currentUser,
      c.req.valid("param").realtorId,
      c.req.valid("query"),
    );
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(get, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { realtorId: id, versionId: version } = c.req.valid("param");
    return c.json(await getVersion(context, currentUser, id, version), 200);
  });
  return app;
}
