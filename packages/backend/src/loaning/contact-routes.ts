import { createRoute, z } from "@hono/zod-openapi";
import { contactInput, contactReceipt, contactRequest } from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonAnswer, listAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requirePerson } from "../identity/know-person.ts";
import { createContact } from "./create-contact.ts";
import { contactListQuery, listContacts } from "./list-contacts.ts";
import type { LoaningContext } from "./loaning-context.ts";

const maxContactBytes = 64 * 1024;

const list = createRoute({
  method: "get",
  path: "/v1/realtor-contacts",
  summary: "Contact requests: all for an admin, one's own for a realtor; newest first",
  security: [{ bearer: [] }],
  request: { query: contactListQuery },
  responses: {
    200: listAnswer("One page of contact requests", contactRequest),
    ...problemAnswers(400, 401, 403),
  },
});

/** `/v1/realtor-contacts`: anybody may write, the agent reads. */
export function contactRoutes(context: LoaningContext, limit: RateLimit): App {
  const create = createRoute({
    method: "post",
    path: "/v1/realtor-contacts",
    summary: "Send a contact request to an agent",
    middleware: [limit, ...guardJson(maxContactBytes)],
    request: {
      headers: z.object({
        "idempotency-key": z
          .string()
          .min(1)
          .max(limits.idempotencyKey, { error: "text.tooLong" })
          .optional()
          .describe("Made when the form opens; the same key is stored once and answered the same."),
      }),
      body: { required: true, content: { "application/json": { schema: contactInput } } },
    },
    responses: {
      201: jsonAnswer("Stored", contactReceipt),
      ...problemAnswers(400, 404, 413, 415, 422, 429),
    },
  });

  const app = createApp();
  app.openapi(create, async (c) => {
    const key = c.req.valid("header")["idempotency-key"] ?? null;
    return c.json(await createContact(context, c.req.valid("json"), key), 201);
  });
  app.openapi(list, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { page, totalCount } = await listContacts(context, person, c.req.valid("query"));
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  return app;
}
