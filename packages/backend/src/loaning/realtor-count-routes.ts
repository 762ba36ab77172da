import { createRoute, z } from "@hono/zod-openapi";
import { realtorCounts } from "@realtor/api/loaning-schemas";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { requireUser } from "../identity/authenticate.ts";
import { countRealtors } from "./count-realtors.ts";
import { realtorSearch } from "./list-realtors.ts";
import type { LoaningContext } from "./loaning-context.ts";

const counts = createRoute({
  method: "get",
  path: "/v1/realtor-counts",
  summary: "Numbers of homepages that the user may manage: published, unpublished and all",
  security: [{ bearer: [] }],
  request: { query: z.object({ q: realtorSearch }) },
  responses: {
    200: jsonResponse("The counts", realtorCounts),
    ...problemResponses(400, 401, 403),
  },
});

/** `/v1/realtor-counts`, with the same access rules as the list. */
export function realtorCountRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(counts, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await countRealtors(context, currentUser, c.req.valid("query").q), 200);
  });
  return app;
}
