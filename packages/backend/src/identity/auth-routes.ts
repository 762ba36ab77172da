import { createRoute } from "@hono/zod-openapi";
import { authRoutes as contracts } from "@realtor/api/loaning-schemas";
import { problemHeaders, serializeProblem } from "@realtor/server/problem";
import type { LogSecurityEvent } from "@realtor/server/security-log";
import { sql } from "drizzle-orm";
import type { Handler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";

import { contractRoute } from "../http/contract-route.ts";
import type { App, AppEnv } from "../http/app-env.ts";
import { createRouter } from "../http/app-env.ts";
import { guardJson } from "../http/json-body.ts";
import { Problem } from "../http/problem.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { authenticate, requireRole, type SessionPolicy } from "./authenticate.ts";
import { takeChallenge } from "./challenge.ts";
import type { PasswordHashing } from "./password-hash.ts";
import { logPasswordSignIn, logProviderSignIn } from "./log-sign-in.ts";
import { checkNewPassword } from "./password-strength.ts";
import { renewHash } from "./password-account.ts";
import { readAuthErrorCode } from "./read-auth-error.ts";
import { issueLoginCode } from "./redirect-allowlist.ts";
import type { LoginCodeContext } from "./redirect-allowlist.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";

const maxBytes = 16 * 1024;

/**
 * The endpoints of Better Auth that the product uses. All others do not exist: some take unlimited guesses
 * of a password (`/change-password`) or text without a limit (`/update-user`).
 */
const endpoints: readonly [method: "GET" | "POST", path: string][] = [
  ["POST", "/sign-in/email"],
  ["POST", "/sign-out"],
  ["POST", "/one-time-token/verify"],
  ["POST", "/reset-password"],
  ["POST", "/admin/create-user"],
  ["GET", "/get-session"],
  ["GET", "/callback/:provider"],
];

interface AuthRouteContext extends LoginCodeContext {
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  policy: SessionPolicy;
  logSecurityEvent: LogSecurityEvent;
}

/** Calls that return the token of a new session. */
const signInPaths: ReadonlySet<string> = new Set([
  "/api/auth/sign-in/email",
  "/api/auth/one-time-token/verify",
]);

/**
 * `/api/auth/*` as Better Auth implements it, with these changes: only `endpoints` exist; cookies are
 * removed from requests and responses (the token is returned in `set-auth-token` and sent as a bearer
 * token); a sign-in ends the session of the token that it is sent with; errors are problem details; sign-in
 * is limited per account, and weak passwords are refused; the right password of an account with a second
 * factor returns a challenge for `codeSignInRoutes`; a provider's callback redirects with a one-time code
 * instead of a cookie.
 */
export function authRoutes(parts: AuthRouteContext, signInLimit: RateLimit): App {
  const { auth, attempts } = parts;
  const app = createRouter();
  app.use("/sign-in/*", signInLimit);
  app.use("/one-time-token/*", signInLimit);
  app.use("/reset-password", signInLimit);
  // Better Auth validates the body before the role.
  app.use("/admin/*", authenticate(auth, parts.policy), requireRole("admin"));
  const respond: Handler<AppEnv> = async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("cookie");
    // The session that this browser had until now.
    const former = signInPaths.has(c.req.path) ? headers.get("authorization") : null;
    if (former !== null) headers.delete("authorization");
    const body = c.req.method === "POST" ? await c.req.text() : null;
    const given = credentials.parse(body ? JSON.parse(body) : {});
    const signInEmail = c.req.path.endsWith("/sign-in/email") ? given.email : undefined;
    if (signInEmail === undefined) refuseWeakPassword(given);
    else
      await attempts.start(signInEmail).catch(async (error: unknown) => {
        if (error instanceof Problem) await logPasswordSignIn(parts, signInEmail, error.code);
        throw error;
      });
    const response = await auth.handler(
      new Request(c.req.url, { method: c.req.method, headers, body }),
    );
    // Better Auth hides the cause of a 500: this query fails if it is the database, and the response is 503.
    if (response.status >= 500) await parts.db.execute(sql`select 1`);
    const challenge = signInEmail === undefined ? undefined : await takeChallenge(auth, response);
    if (signInEmail !== undefined && challenge !== undefined) {
      const code = "auth.secondFactorRequired";
      await attempts.succeed(signInEmail);
      const accountId = await logPasswordSignIn(parts, signInEmail, code);
      if (accountId !== null) await renewHash(parts, accountId, given.password ?? "");
      return c.body(serializeProblem(code, { challenge }), 401, problemHeaders);
    }
    if (response.status >= 400) {
      const code = await readAuthErrorCode(response);
      if (signInEmail !== undefined) await logPasswordSignIn(parts, signInEmail, code);
      const { status } = response;
      // The status of an error always allows a body.
      return c.body(
        serializeProblem(code, { status }),
        status as ContentfulStatusCode,
        problemHeaders,
      );
    }
    if (signInEmail !== undefined) {
      await attempts.succeed(signInEmail);
      const accountId = await logPasswordSignIn(parts, signInEmail);
      if (accountId !== null) await renewHash(parts, accountId, given.password ?? "");
    }
    if (former !== null) await auth.api.signOut({ headers: { authorization: former } });
    const clean = new Response(response.body, response);
    clean.headers.delete("set-cookie");
    clean.headers.set("cache-control", "no-store");
    const location = response.headers.get("location");
    if (location !== null)
      await finishCallback(clean, location, c.req.path.split("/").at(-1) ?? "");
    return clean;
  };
  /** Replaces the token of a provider's callback by a one-time code. */
  async function finishCallback(clean: Response, location: string, provider: string) {
    const token = clean.headers.get("set-auth-token");
    const code = token === null ? undefined : await issueLoginCode(parts, location, token);
    if (code) {
      clean.headers.delete("set-auth-token");
      clean.headers.set("location", code.url);
      clean.headers.set("referrer-policy", "no-referrer");
    }
    logProviderSignIn(parts.logSecurityEvent, provider, {
      location: code?.url ?? location,
      account: code?.account ?? null,
    });
  }
  for (const [method, path] of endpoints)
    app.on([method], [path], ...(method === "POST" ? guardJson(maxBytes) : []), respond);
  return app;
}

/** The parts of bodies that are checked here; Better Auth validates the bodies. */
const credentials = z
  .object({
    email: z.string().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
    password: z.string().optional().catch(undefined),
    newPassword: z.string().optional().catch(undefined),
  })
  .catch({});

/**
 * Checks the password of a new account or a reset. Better Auth checks its length.
 * @throws {Problem} 400 `auth.passwordTooWeak`.
 */
function refuseWeakPassword({ email = "", name = "", ...passwords }: z.infer<typeof credentials>) {
  const password = passwords.newPassword ?? passwords.password ?? "";
  const code = checkNewPassword(password, [email, name]);
  if (code === "auth.passwordTooWeak") throw new Problem(code);
}

/** Adds the endpoints of Better Auth that the product uses to the app's OpenAPI document. */
export function registerAuthPaths(app: App): void {
  const signOut = contractRoute(contracts, "POST /api/auth/sign-out");
  const { content } = signOut.request.body;
  for (const route of [
    contractRoute(contracts, "POST /api/auth/sign-in/email"),
    contractRoute(contracts, "POST /api/auth/one-time-token/verify"),
    contractRoute(contracts, "POST /api/auth/reset-password"),
    // Its body may be omitted.
    createRoute({ ...signOut, request: { body: { content } } }),
    contractRoute(contracts, "GET /api/auth/get-session"),
    contractRoute(contracts, "POST /api/auth/admin/create-user"),
  ]) {
    app.openAPIRegistry.registerPath(route);
  }
}
