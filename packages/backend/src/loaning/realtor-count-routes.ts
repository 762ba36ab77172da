import { createRoute, z } from "@hono/zod-openapi";
import { realtorCounts } from "@realtor/api/loaning-schemas";

import { jsonAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { requirePerson } from "../identity/know-person.ts";
import { countRealtors } from "./count-realtors.ts";
import { realtorSearch } from "./list-realtors.ts";
import type { LoaningContext } from "./loaning-context.ts";

const counts = createRoute({
  method: "get",
  path: "/v1/realtor-counts",
  summary: "How many homepages the person may manage: public ones, others, and both",
  security: [{ bearer: [] }],
  request: { query: z.object({ q: realtorSearch }) },
  responses: {
    200: jsonAnswer("The counts", realtorCounts),
    ...problemAnswers(400, 401, 403),
  },
});

/** `/v1/realtor-counts`: beside the list of homepages, under the same rights. */
export function realtorCountRoutes(context: LoaningContext): App {
  const app = createApp();
  app.openapi(counts, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await countRealtors(context, person, c.req.valid("query").q), 200);
  });
  return app;
}
