import { authRoutes } from "@realtor/api/loaning-schemas";
import type { ProblemCode } from "@realtor/api/problem-codes";
import type { LogSecurityEvent } from "@realtor/server/security-log";
import { sql } from "drizzle-orm";
import { z } from "zod";

import { contractRoute } from "../http/contract-route.ts";
import type { App } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { readTypedCode } from "./backup-codes.ts";
import { challengeHeader, findChallenged } from "./challenge.ts";
import type { CodeAttempts } from "./code-attempts.ts";
import { readAuthErrorCode } from "./call-auth.ts";
import { claimCode, findFactor } from "./second-factor.ts";
import type { SecondFactorStore } from "./second-factor.ts";
import { refuseElsewhere } from "./sign-in-host.ts";
import type { SignInHostContext } from "./sign-in-host.ts";

interface CodeSignInContext extends SecondFactorStore, SignInHostContext {
  codeAttempts: CodeAttempts;
  logSecurityEvent: LogSecurityEvent;
}

/**
 * `POST /api/auth/sign-in/second-factor`: a code follows the right password. Better Auth verifies the code and
 * the challenge; a repeated code is refused here, and guesses are limited per account.
 */
export function codeSignInRoutes(context: CodeSignInContext, signInLimit: RateLimit): App {
  const { auth, db, codeAttempts, logSecurityEvent } = context;
  const name = "POST /api/auth/sign-in/second-factor";
  const app = createRouter();
  app.openapi(contractRoute(authRoutes, name, signInLimit, ...guardJson(16 * 1024)), async (c) => {
    const { challenge, code: given } = c.req.valid("json");
    const account = await findChallenged(auth, challenge);
    const factor = account === undefined ? undefined : await findFactor(db, account);
    if (account === undefined || !factor?.verified) throw new Problem("auth.challengeEnded");
    const { kind, code } = readTypedCode(given);
    const method = kind === "app" ? "code" : "backup-code";
    const headers = new Headers(c.req.raw.headers);
    const former = headers.get("authorization");
    headers.delete("authorization");
    headers.set("cookie", await challengeHeader(auth, challenge));
    const body = { code };
    try {
      await refuseElsewhere(context, c, account);
      await codeAttempts.start(account);
      if (kind === "app" && !(await claimCode(context, factor, code)))
        throw new Problem("auth.wrongCode");
      const response =
        kind === "app"
          ? await auth.api.verifyTOTP({ body, headers, asResponse: true })
          : await auth.api.verifyBackupCode({ body, headers, asResponse: true });
      // Better Auth hides the cause of a 500: this query fails if it is the database.
      if (response.status >= 500) await db.execute(sql`select 1`);
      if (response.status >= 400) throw new Problem(await readCodeProblem(response));
      await codeAttempts.succeed(account);
      logSecurityEvent({ event: "sign-in", outcome: "success", method, account });
      if (former !== null) await auth.api.signOut({ headers: { authorization: former } });
      c.header("set-auth-token", response.headers.get("set-auth-token") ?? "");
      c.header("cache-control", "no-store");
      return c.json(signedIn.parse(await response.json()), 200);
    } catch (error) {
      if (error instanceof Problem)
        logSecurityEvent({
          event: "sign-in",
          outcome: "failure",
          method,
          account,
          code: error.code,
        });
      throw error;
    }
  });
  return app;
}

/** Better Auth's answer to a right code. */
const signedIn = authRoutes["POST /api/auth/sign-in/second-factor"].response;

const failure = z.object({ code: z.string().catch("") }).catch({ code: "" });

/** Better Auth's codes for a code that is wrong, and for a challenge that has ended. */
const problemsByCode: Readonly<Record<string, ProblemCode>> = {
  INVALID_CODE: "auth.wrongCode",
  INVALID_BACKUP_CODE: "auth.wrongCode",
  INVALID_TWO_FACTOR_COOKIE: "auth.challengeEnded",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "auth.challengeEnded",
  TOTP_NOT_ENABLED: "auth.challengeEnded",
  BACKUP_CODES_NOT_ENABLED: "auth.challengeEnded",
};

async function readCodeProblem(response: Response): Promise<ProblemCode> {
  const { code } = failure.parse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  // Another request used the same backup code meanwhile.
  if (response.status === 409) return "auth.wrongCode";
  return problemsByCode[code] ?? readAuthErrorCode(response);
}
