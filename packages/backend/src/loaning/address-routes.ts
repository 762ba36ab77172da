import { createRoute, z } from "@hono/zod-openapi";
import { addressCheck } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { queryText } from "../http/query-text.ts";
import { requireUser } from "../identity/authenticate.ts";
import { checkAddress } from "./check-address.ts";
import type { LoaningContext } from "./loaning-context.ts";

const check = createRoute({
  method: "get",
  path: "/v1/realtor-addresses/{desiredUrl}",
  summary: "Whether a homepage may use an address",
  security: [{ bearer: [] }],
  request: {
    params: z.object({ desiredUrl: queryText(limits.webAddress) }),
    query: z.object({
      realtorId: queryText(limits.opaqueId)
        .optional()
        .describe("The homepage to check for: its own address does not count as taken."),
    }),
  },
  responses: {
    200: jsonResponse("The code of the first violated rule, or null", addressCheck),
    ...problemResponses(400, 401, 403),
  },
});

/** `/v1/realtor-addresses`, for realtors and admins. */
export function addressRoutes(context: LoaningContext): App {
  const app = createRouter();
  app.openapi(check, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { desiredUrl } = c.req.valid("param");
    const { realtorId } = c.req.valid("query");
    return c.json({ code: await checkAddress(context, currentUser, desiredUrl, realtorId) }, 200);
  });
  return app;
}
