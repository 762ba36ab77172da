import { createRoute, z } from "@hono/zod-openapi";
import { addressCheck } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { queryText } from "../http/query-text.ts";
import { requirePerson } from "../identity/know-person.ts";
import { checkAddress } from "./check-address.ts";
import type { LoaningContext } from "./loaning-context.ts";

const check = createRoute({
  method: "get",
  path: "/v1/realtor-addresses/{desiredUrl}",
  summary: "Why a homepage cannot have an address, or null",
  security: [{ bearer: [] }],
  request: {
    params: z.object({ desiredUrl: queryText(limits.webAddress) }),
    query: z.object({
      realtorId: queryText(limits.opaqueId)
        .optional()
        .describe("The homepage that asks: its own address does not count as taken."),
    }),
  },
  responses: {
    200: jsonAnswer("The code of the first rule that it breaks, or null", addressCheck),
    ...problemAnswers(400, 401, 403),
  },
});

/** `/v1/realtor-addresses`: for whom may make a homepage. */
export function addressRoutes(context: LoaningContext): App {
  const app = createApp();
  app.openapi(check, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { desiredUrl } = c.req.valid("param");
    const { realtorId } = c.req.valid("query");
    return c.json({ code: await checkAddress(context, person, desiredUrl, realtorId) }, 200);
  });
  return app;
}
