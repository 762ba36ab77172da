import { createRoute, z } from "@hono/zod-openapi";
import {
  contactCounts,
  contactInput,
  contactReceipt,
  contactRequest,
  contactUpdate,
} from "@realtor/api/loaning-schemas";
import { limits } from "@realtor/api/rules";

import { jsonResponse, listResponse, problemResponses } from "../http/openapi-responses.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { queryText } from "../http/query-text.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
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
  summary: "Contact requests, newest first: all for an admin, their own for a realtor",
  security,
  request: { query: contactListQuery },
  responses: {
    200: listResponse("One page of contact requests", contactRequest),
    ...problemResponses(400, 401, 403),
  },
});

const counts = createRoute({
  method: "get",
  path: "/v1/realtor-contacts/counts",
  summary: "Numbers of visible contact requests: unread, by state, and spam",
  security,
  responses: { 200: jsonResponse("The counts", contactCounts), ...problemResponses(401, 403) },
});

const update = createRoute({
  method: "patch",
  path: "/v1/realtor-contacts/{id}",
  summary: "Update a contact request; omitted fields do not change",
  security,
  // The role is checked before the body: a visitor's invalid body is a 401.
  middleware: [requireRole("realtor", "admin"), ...guardJson(maxContactBytes)],
  request: {
    params: idParams,
    body: { required: true, content: { "application/json": { schema: contactUpdate } } },
  },
  responses: {
    200: jsonResponse("The updated contact request", contactRequest),
    ...problemResponses(400, 401, 403, 404, 413, 415, 422),
  },
});

const remove = createRoute({
  method: "delete",
  path: "/v1/realtor-contacts/{id}",
  summary: "Delete a contact request permanently, with all data of its sender",
  security,
  request: { params: idParams },
  responses: {
    200: jsonResponse("Its id", z.object({ id: z.string() })),
    ...problemResponses(400, 401, 403, 404),
  },
});

/**
 * `/v1/realtor-contacts`: visitors create contact requests; agents read, update and delete them.
 */
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
          .describe("Generated when the form opens; a repeated key returns the first response."),
      }),
      body: { required: true, content: { "application/json": { schema: contactInput } } },
    },
    responses: {
      201: jsonResponse("Stored", contactReceipt),
      ...problemResponses(400, 404, 413, 415, 422, 429),
    },
  });

  const app = createRouter();
  app.openapi(create, async (c) => {
    const key = c.req.valid("header")["idempotency-key"] ?? null;
    return c.json(await createContact(context, c.req.valid("json"), key), 201);
  });
  app.openapi(list, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { page, totalCount } = await listContacts(context, currentUser, c.req.valid("query"));
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(counts, async (c) =>
    c.json(await countContacts(context, requireUser(c, "realtor", "admin")), 200),
  );
  app.openapi(update, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { id } = c.req.valid("param");
    return c.json(await updateContact(context, currentUser, id, c.req.valid("json")), 200);
  });
  app.openapi(remove, async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await deleteContact(context, currentUser, c.req.valid("param").id), 200);
  });
  return app;
}
