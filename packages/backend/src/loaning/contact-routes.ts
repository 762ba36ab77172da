import { loaningRoutes } from "@realtor/api/loaning-schemas";

import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { answerContactPhone, createContact } from "./create-contact.ts";
import { countContacts, listContacts } from "./list-contacts.ts";
import type { ContactContext } from "./stored-contact.ts";
import {
  deleteContact,
  resendAllNotifications,
  resendNotifications,
  updateContact,
} from "./update-contact.ts";

const maxBytes = 64 * 1024;

/**
 * `/v1/realtor-contacts`: visitors create contact requests; agents read, update and delete them.
 */
export function contactRoutes(context: ContactContext, limit: RateLimit): App {
  const app = createRouter();
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor-contacts", limit, ...guardJson(maxBytes)),
    async (c) => {
      const key = c.req.valid("header")["idempotency-key"];
      return c.json(await createContact(context, c.req.valid("json"), key), 201);
    },
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor-contacts/phone-answers",
      limit,
      ...guardJson(maxBytes),
    ),
    async (c) => c.json(await answerContactPhone(context, c.req.valid("json")), 200),
  );
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-contacts"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    const { page, totalCount } = await listContacts(context, currentUser, c.req.valid("query"));
    return c.json(page, 200, { "x-total-count": String(totalCount) });
  });
  app.openapi(contractRoute(loaningRoutes, "GET /v1/realtor-contacts/counts"), async (c) =>
    c.json(await countContacts(context, requireUser(c, "realtor", "admin")), 200),
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "PATCH /v1/realtor-contacts/{id}",
      // The role is checked before the body: a visitor's invalid body is a 401.
      requireRole("realtor", "admin"),
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      const { id } = c.req.valid("param");
      return c.json(await updateContact(context, currentUser, id, c.req.valid("json")), 200);
    },
  );
  app.openapi(contractRoute(loaningRoutes, "POST /v1/realtor-contacts/deliveries"), async (c) =>
    c.json(await resendAllNotifications(context, requireUser(c, "realtor", "admin")), 200),
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor-contacts/{id}/deliveries"),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      const { id } = c.req.valid("param");
      return c.json(await resendNotifications(context, currentUser, id), 200);
    },
  );
  app.openapi(contractRoute(loaningRoutes, "DELETE /v1/realtor-contacts/{id}"), async (c) => {
    const currentUser = requireUser(c, "realtor", "admin");
    return c.json(await deleteContact(context, currentUser, c.req.valid("param").id), 200);
  });
  return app;
}
