import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";

import { user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { endAllSessions, endOtherSessions, endSession, listSessions } from "./account-sessions.ts";
import { requireRole, requireUser } from "./authenticate.ts";
import { changePassword } from "./change-password.ts";
import type { ChangePasswordContext } from "./change-password.ts";
import { confirmOwner, readOwner } from "./confirm-owner.ts";
import { findPassword } from "./password-account.ts";
import { readSecondFactor } from "./second-factor.ts";
import type { SecondFactorStore } from "./second-factor.ts";

const maxBytes = 16 * 1024;
const everyRole = ["user", "realtor", "admin"] as const;

type SecurityContext = ChangePasswordContext & SecondFactorStore;

/**
 * `/v1/account-security` of the signed-in account: its password and sessions; and
 * `/v1/account-sessions/{accountId}` for admins.
 */
export function securityRoutes(context: SecurityContext, signInLimit: RateLimit): App {
  const { db } = context;
  const app = createRouter();
  app.openapi(contractRoute(loaningRoutes, "GET /v1/account-security"), async (c) => {
    const { userId, email, sessionId } = await readOwner(db, c);
    const hasPassword = (await findPassword(db, userId)) !== undefined;
    const secondFactor = await readSecondFactor(context, userId);
    const sessions = await listSessions(db, userId, sessionId);
    const deleteAt = c.var.currentUser?.deleteAt?.toISOString() ?? null;
    return c.json({ email, hasPassword, secondFactor, deleteAt, sessions }, 200);
  });
  const guards = [requireRole(...everyRole), signInLimit, ...guardJson(maxBytes)];
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/account-security/password", ...guards),
    async (c) => {
      const ended = await changePassword(context, await readOwner(db, c), c.req.valid("json"));
      return c.json({ ended }, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/account-security/ended-sessions", ...guards),
    async (c) => {
      const { sessionId, currentPassword } = c.req.valid("json");
      const owner = await readOwner(db, c);
      await confirmOwner(context, owner, currentPassword);
      if (sessionId === undefined)
        return c.json(
          { ended: await endOtherSessions(context, owner.userId, owner.sessionId) },
          200,
        );
      await endSession(context, owner.userId, sessionId);
      return c.json({ ended: 1 }, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "DELETE /v1/account-sessions/{accountId}"),
    async (c) => {
      requireUser(c, "admin");
      const { accountId } = c.req.valid("param");
      if ((await db.$count(user, eq(user.id, accountId))) === 0)
        throw new Problem("account.notFound");
      return c.json({ ended: await endAllSessions(context, accountId) }, 200);
    },
  );
  return app;
}
