import type { LogSecurityEvent } from "@realtor/server/security-log";
import { problemHeaders, serializeProblem } from "@realtor/server/problem";
import type { Context, Handler } from "hono";

import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import { clientAddress } from "../http/rate-limit.ts";
import { callAuth, readCredentials, refuse, withoutCookies } from "./call-auth.ts";
import { takeChallenge } from "./challenge.ts";
import { findAccountId, logPasswordSignIn } from "./log-sign-in.ts";
import { renewHash } from "./password-account.ts";
import type { PasswordHashing } from "./password-hash.ts";
import type { SignInAttempt, SignInAttempts } from "./sign-in-attempts.ts";
import { refuseElsewhere, refuseSessionElsewhere } from "./sign-in-host.ts";
import type { SignInHostContext } from "./sign-in-host.ts";

export interface PasswordSignInContext extends SignInHostContext {
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  logSecurityEvent: LogSecurityEvent;
}

/**
 * `POST /sign-in/email`: attempts are limited, and the right password of an account with a second factor
 * returns a challenge for `codeSignInRoutes`.
 */
export function signInWithPassword(context: PasswordSignInContext): Handler<AppEnv> {
  return async (c) => {
    const { email, password = "" } = await readCredentials(c);
    // Better Auth refuses it.
    if (email === undefined) return (await refuse(c, await callAuth(context, c))).response;
    try {
      const address = clientAddress(c, context.trust);
      const attempt = await context.attempts.start({ email, address });
      return await giveBackOnFailure(attempt, () =>
        signIn(context, c, { email, password, attempt }),
      );
    } catch (error) {
      if (error instanceof Problem) await logPasswordSignIn(context, email, error.code);
      throw error;
    }
  };
}

async function signIn(
  context: PasswordSignInContext,
  c: Context<AppEnv>,
  { email, password, attempt }: { email: string; password: string; attempt: SignInAttempt },
): Promise<Response> {
  // The session that this browser had until now.
  const former = c.req.header("authorization");
  const response = await callAuth(context, c, { withSession: false, isFirst: attempt.isKnown });
  const challenge = await takeChallenge(context.auth, response);
  if (response.status >= 400) {
    const refused = await refuse(c, response);
    if (response.status >= 500) await attempt.giveBack();
    await logPasswordSignIn(context, email, refused.code);
    return refused.response;
  }
  const accountId = await findAccountId(context.db, email);
  await attempt.succeed(accountId);
  if (challenge === undefined) await refuseSessionElsewhere(context, c, response);
  else await refuseElsewhere(context, c, accountId ?? "");
  if (accountId !== null) await renewHash(context, accountId, password);
  if (challenge !== undefined) {
    const code = "auth.secondFactorRequired";
    await logPasswordSignIn(context, email, code);
    return c.body(serializeProblem(code, { challenge }), 401, problemHeaders);
  }
  await logPasswordSignIn(context, email);
  if (former !== undefined) await context.auth.api.signOut({ headers: { authorization: former } });
  return withoutCookies(response);
}

/** An attempt counts if the password was checked. */
async function giveBackOnFailure<Result>(
  attempt: SignInAttempt,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) await attempt.giveBack();
    throw error;
  }
}
