import { eq } from "drizzle-orm";
import type { Handler } from "hono";

import { user } from "../db/schema.ts";
import type { AppEnv } from "../http/app-env.ts";
import { clientAddress } from "../http/rate-limit.ts";
import { callAuth, readCredentials, refuse, withoutCookies } from "./call-auth.ts";
import type { CallAuthContext } from "./call-auth.ts";
import type { CodeAttempts } from "./code-attempts.ts";
import type { PasswordChecks } from "./password-checks.ts";
import { findOpenLink } from "./password-link.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";

export interface SetPasswordContext extends CallAuthContext {
  attempts: SignInAttempts;
  codeAttempts: CodeAttempts;
  checks: PasswordChecks;
}

/**
 * `POST /reset-password`: sets the password of a link's account. Who holds the link is its owner, so every pause
 * of the account ends.
 */
export function setPassword(context: SetPasswordContext): Handler<AppEnv> {
  const { db, attempts, codeAttempts, checks } = context;
  return async (c) => {
    const { token = "", newPassword = "" } = await readCredentials(c);
    // Before the password is looked at, which takes time that anyone could use up.
    const link = await findOpenLink(db, token);
    const [owner] = link ? await db.select().from(user).where(eq(user.id, link.userId)) : [];
    if (owner) refuseWeakPassword(newPassword, [owner.email, owner.name]);
    const response = await callAuth(context, c, { isFirst: owner !== undefined });
    if (response.status >= 400 || !owner) return (await refuse(c, response)).response;
    const { id: userId, email } = owner;
    await attempts.forget({ userId, email, address: clientAddress(c, context.trust) });
    await codeAttempts.succeed(userId);
    await checks.succeed(userId);
    return withoutCookies(response);
  };
}
