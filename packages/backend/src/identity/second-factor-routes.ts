import { loaningRoutes } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";

import { user } from "../db/schema.ts";
import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { requireRole, requireUser } from "./authenticate.ts";
import {
  confirmSecondFactor,
  createSecondFactor,
  removeSecondFactor,
  removeSecondFactorOf,
  renewBackupCodes,
} from "./manage-second-factor.ts";
import type { SecondFactorContext } from "./manage-second-factor.ts";
import { readOwner } from "./confirm-owner.ts";

const maxBytes = 16 * 1024;

/**
 * `/v1/account-security/second-factor` of the signed-in account, and `/v1/second-factors/{accountId}` for
 * admins; see `docs/spec/roles.md#second-factor`.
 */
export function secondFactorRoutes(context: SecondFactorContext, signInLimit: RateLimit): App {
  const { db } = context;
  const app = createRouter();
  const guards = [requireRole("user", "realtor", "admin"), signInLimit, ...guardJson(maxBytes)];
  /** Only the session: a cookie would allow CSRF. */
  const sessionOf = (c: { req: { header(name: string): string | undefined } }) =>
    new Headers({ authorization: c.req.header("authorization") ?? "" });
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/account-security/second-factor", ...guards),
    async (c) => {
      const { currentPassword } = c.req.valid("json");
      const confirmation = { currentPassword, headers: sessionOf(c) };
      return c.json(await createSecondFactor(context, await readOwner(db, c), confirmation), 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/account-security/second-factor/confirmation", ...guards),
    async (c) => {
      const owner = await readOwner(db, c);
      const backupCodes = await confirmSecondFactor(context, owner, c.req.valid("json"));
      return c.json({ backupCodes }, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/account-security/second-factor/codes", ...guards),
    async (c) => {
      const change = { ...c.req.valid("json"), headers: sessionOf(c) };
      const owner = await readOwner(db, c);
      return c.json({ backupCodes: await renewBackupCodes(context, owner, change) }, 200);
    },
  );
  app.openapi(
    contractRoute(loaningRoutes, "POST /v1/account-security/second-factor/removal", ...guards),
    async (c) => {
      await removeSecondFactor(context, await readOwner(db, c), c.req.valid("json"));
      return c.json({ on: false, codesLeft: 0 }, 200);
    },
  );
  app.openapi(contractRoute(loaningRoutes, "DELETE /v1/second-factors/{accountId}"), async (c) => {
    const { id: adminId } = requireUser(c, "admin");
    const { accountId } = c.req.valid("param");
    if ((await db.$count(user, eq(user.id, accountId))) === 0)
      throw new Problem("account.notFound");
    return c.json({ ended: await removeSecondFactorOf(context, accountId, adminId) }, 200);
  });
  return app;
}
