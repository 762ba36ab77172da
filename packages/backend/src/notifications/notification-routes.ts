import { loaningRoutes } from "@realtor/api/loaning-schemas";
import type { NotificationStatus } from "@realtor/api/loaning";
import { eq, inArray } from "drizzle-orm";

import type { Db } from "../db/open-db.ts";
import { contactDeliveries } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import type { ConfiguredChannels } from "./channels.ts";
import type { Notifications } from "./create-notifications.ts";
import { getSettings, updateSettings } from "./settings.ts";

const maxBytes = 16 * 1024;

interface NotificationRouteOptions extends Pick<Notifications, "has" | "sendDue"> {
  db: Db;
}

/** `/v1/notification-settings` of an agent, and `/v1/notification-status` for admins. */
export function notificationRoutes({ db, has, sendDue }: NotificationRouteOptions): App {
  const app = createRouter();
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
      sendDue();
      return c.json(await getSettings(db, currentUser, has), 200);
    },
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
