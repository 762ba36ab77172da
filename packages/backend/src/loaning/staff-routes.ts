import { loaningRoutes } from "@realtor/api/loaning-schemas";

import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { requireRole, requireUser } from "../identity/authenticate.ts";
import { guardJson } from "../http/json-body.ts";
import { announceStaffChange } from "./change-realtor.ts";
import { releaseLicenses } from "./license-conflicts.ts";
import { lockRealtor } from "./read-realtors.ts";
import { saveRealtor } from "./save-realtor.ts";
import { serializeRealtor } from "./stored-realtor.ts";
import type { LoaningContext } from "./stored-realtor.ts";
import { liftSuspension, notSuspended, suspend } from "./suspensions.ts";

const maxSuspensionBytes = 8 * 1024;

/** What staff decide about a website: for admins. */
export function staffRoutes(context: LoaningContext): App {
  const { db, urls, logSecurityEvent } = context;
  const app = createRouter();
  const forStaff = requireRole("admin");
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/realtor/{id}/suspension",
      forStaff,
      ...guardJson(maxSuspensionBytes),
    ),
    async (c) => {
      const admin = requireUser(c, "admin");
      const { id } = c.req.valid("param");
      const { reason } = c.req.valid("json");
      const { before, after } = await db.transaction(async (tx) => {
        const current = await lockRealtor(tx, admin, id);
        await suspend(tx, current.userId, { by: admin.id, reason: reason.trim() });
        const offline = { ...current.profile, isMakeHomepage: "N" };
        const saved = await saveRealtor(tx, admin, current, offline, "update");
        return { before: current, after: saved };
      });
      announceStaffChange(context, admin, before, after);
      return c.json(serializeRealtor(after, urls, admin), 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "DELETE /v1/realtor/{id}/suspension", forStaff),
    async (c) => {
      const admin = requireUser(c, "admin");
      const { before, after } = await db.transaction(async (tx) => {
        const current = await lockRealtor(tx, admin, c.req.valid("param").id);
        await liftSuspension(tx, current.userId);
        return { before: current, after: { ...current, ...notSuspended } };
      });
      announceStaffChange(context, admin, before, after);
      return c.json(serializeRealtor(after, urls, admin), 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/realtor/{id}/license-release", forStaff),
    async (c) => {
      const { id: by } = requireUser(c, "admin");
      const { id } = c.req.valid("param");
      const { userId: account } = await db.transaction(async (tx) => {
        const realtor = await lockRealtor(tx, requireUser(c, "admin"), id);
        await releaseLicenses(tx, realtor, by);
        return realtor;
      });
      logSecurityEvent({ event: "license-release", account, by });
      return c.json({ id }, 200);
    },
  );
  return app;
}
