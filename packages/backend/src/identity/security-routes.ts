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
import { findPassword } from "./password-account.ts";

const maxBytes = 16 * 1024;
const everyRole = ["user", "realtor", "admin"] as const;

/**
 * `/v1/account-security` of the signed-in account: its password and sessions; and
 * `/v1/account-sessions/{accountId}` for admins.
 */
export function securityRoutes(context: ChangePasswordContext, signInLimit: RateLimit): App {
  const { db } = context;
  const app = createRouter();
  app.openapi(contractRoute(loaningRoutes, "GET /v1/account-security"), async (c) => {
    const { id } = requireUser(c);
    const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, id));
    const hasPassword = (await findPassword(db, id)) !== undefined;
    const sessions = await listSessions(db, id, c.var.sessionId);
    return c.json({ email: owner?.email ?? "", hasPassword, sessions }, 200);
  });
  app.openapi(
    contractRoute(
      loaningRoutes,
      "POST /v1/account-security/password",
      requireRole(...everyRole),
      signInLimit,
      ...guardJson(maxBytes),
    ),
    async (c) => {
      const owner = { userId: requireUser(c).id, sessionId: c.var.sessionId };
      return c.json({ ended: await changePassword(context, owner, c.req.valid("json")) }, 200);
    },
  );
  app.openapi(contractRoute(loaningRoutes, "DELETE /v1/account-security/sessions"), async (c) => {
    const { id } = requireUser(c);
    return c.json({ ended: await endOtherSessions(context, id, c.var.sessionId) }, 200);
  });
  app.openapi(
    contractRoute(loaningRoutes, "DELETE /v1/account-security/sessions/{id}"),
    async (c) => {
      const { id } = c.req.valid("param");
      await endSession(context, requireUser(c).id, id);
      return c.json({ id }, 200);
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
