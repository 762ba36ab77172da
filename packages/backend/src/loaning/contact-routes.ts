import { createRoute, z } from "@hono/zod-openapi";
import {
  contactCounts,
  contactInput,
  contactReceipt,
  contactRequest,
  contactUpdate,
} from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonAnswer, listAnswer, problemAnswers } from "../http/answers.ts";
import type { App } from "../http/app-env.ts";
import { createApp } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { queryText } from "../http/query-text.ts";
import { onlyFor, requirePerson } from "../identity/know-person.ts";
import { countContacts } from "./count-contacts.ts";
import { createContact } from "./create-contact.ts";
import { deleteContact } from "./delete-contact.ts";
import { contactListQuery, listContacts } from "./list-contacts.ts";
import type { LoaningContext } from "./loaning-context.ts";
import { updateContact } from "./update-contact.ts";

const maxContactBytes = 64 * 1024;
const security = [{ bearer: [] }];
const idParams = z.object({ id: queryText(limits.opaqueId) });

const list = createRoute({
  method: "get",
  path: "/v1/realtor-contacts",
  summary: "Contact requests: all for an admin, one's own for a realtor; newest first",
  security,
  request: { query: contactListQuery },
  responses: {
    200: listAnswer("One page of contact requests", contactRequest),
    ...problemAnswers(400, 401, 403),
  },
});

const counts = createRoute({
  method: "get",
  path: "/v1/realtor-contacts/counts",
  summary: "How many contact requests the person may read: unread, by state, and spam",
  security,
  responses: { 200: jsonAnswer("The counts", contactCounts), ...problemAnswers(401, 403) },
});

const update = createRoute({
  method: "patch",
  path: "/v1/realtor-contacts/{id}",
  summary: "Note what became of a contact request; what is not given stays as it is",
  security,
  // Who asks is settled before the body is looked at: a visitor's bad body is a 401.
  middleware: [onlyFor("realtor", "admin"), ...guardJson(maxContactBytes)],
  request: {
    params: idParams,
    body: { required: true, content: { "application/json": { schema: contactUpdate } } },
  },
  responses: {
    200: jsonAnswer("The request as it is now", contactRequest),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 422),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/v1/realtor-contacts/{id}",
  summary: "Take a contact request away for good, with all that is kept of its sender",
  security,
  request: { params: idParams },
  responses: {
    200: jsonAnswer("Its id", z.object({ id: z.string() })),
    ...problemAnswers(400, 401, 403, 404),
  },
});

/** `/v1/realtor-contacts`: anybody may write; the agent reads, notes and takes away. */
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
  app.openapi(counts, async (c) =>
    c.json(await countContacts(context, requirePerson(c, "realtor", "admin")), 200),
  );
  app.openapi(update, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    return c.json(await updateContact(context, person, id, c.req.valid("json")), 200);
  });
  app.openapi(remove, async (c) => {
    const person = requirePerson(c, "realtor", "admin");
    return c.json(await deleteContact(context, person, c.req.valid("param").id), 200);
  });
  return app;
}
