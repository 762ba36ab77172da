import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { NotificationStatus } from "@realtor/api/loaning";
import { eq, inArray } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import type { ConfiguredChannels } from "./channels.ts";
import type { Notifications } from "./create-notifications.ts";
import { getSettings, updateSettings } from "./settings.ts";

const maxBytes = 16 * 1024;

interface NotificationRouteOptions extends Pick<
  Notifications,
  "has" | "sendDue" | "confirmations"
> {
  db: Db;
  /** For the links of mails, which need no session. */
  linkLimit: RateLimit;
}

/**
 * `/v1/notification-settings` and `/v1/contact-points` of an agent, the links of confirmation mails, and
 * `/v1/notification-status` for admins.
 */
export function notificationRoutes(options: NotificationRouteOptions): App {
  const { db, has, sendDue, confirmations, linkLimit } = options;
  const app = createRouter();
  const forAgents = requireRole("realtor", "admin");
  const json = guardJson(maxBytes);
  app.openapi(contractRoute(loaningRoutes, "GET /v1/notification-settings"), async (c) =>
    c.json(await getSettings(db, requireUser(c, "realtor", "admin"), has), 200),
  );
  app.openapi(
    contractRoute(
      loaningRoutes,
      "PATCH /v1/notification-settings",
      requireRole("realtor", "admin"),
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      await updateSettings(db, currentUser, c.req.valid("json"));
      const settings = await getSettings(db, currentUser, has);
      // Also the link for a new address.
      sendDue();
      return c.json(settings, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/contact-points/{id}/sends", forAgents),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      await confirmations.sendAgain(currentUser.id, c.req.valid("param").id);
      return c.json(await getSettings(db, currentUser, has), 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/contact-points/{id}/code", forAgents, ...json),
    async (c) => {
      const currentUser = requireUser(c, "realtor", "admin");
      const { id } = c.req.valid("param");
      await confirmations.confirmWithCode(currentUser.id, id, c.req.valid("json").code);
      return c.json(await getSettings(db, currentUser, has), 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/contact-point-links", linkLimit, ...json),
    async (c) => c.json(await confirmations.readLink(c.req.valid("json").token), 200),
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/contact-point-links/answers", linkLimit, ...json),
    async (c) => c.json(await confirmations.answerLink(c.req.valid("json")), 200),
  );
  app.openapi(contractRoute(loaningRoutes, "GET /v1/notification-status"), async (c) => {
    requireUser(c, "admin");
    return c.json(await getStatus(db, has), 200);
  });
  return app;
}

async function getStatus(db: Db, has: ConfiguredChannels): Promise<NotificationStatus> {
  const { state } = contactDeliveries;
  return {
    ...has,
    waiting: await db.$count(contactDeliveries, inArray(state, ["pending", "kept"])),
    refused: await db.$count(contactDeliveries, eq(state, "failed")),
  };
}
