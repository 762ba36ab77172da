import { createRoute } from "@hono/zod-openapi";
import { authRoutes as contracts } from "@realtor/api/loaning-schemas";
import { eq } from "drizzle-orm";
import type { Handler } from "hono";

import { user } from "../db/schema.ts";
import { createRouter } from "../http/app-env.ts";
import type { App, AppEnv } from "../http/app-env.ts";
import { contractRoute } from "../http/contract-route.ts";
import { guardJson } from "../http/json-body.ts";
import { clientAddress } from "../http/rate-limit.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import { authenticate, requireRole, type SessionPolicy } from "./authenticate.ts";
import { callAuth, readCredentials, refuse, withoutCookies } from "./call-auth.ts";
import type { CallAuthContext } from "./call-auth.ts";
import type { CodeAttempts } from "./code-attempts.ts";
import { logProviderSignIn } from "./log-sign-in.ts";
import type { PasswordChecks } from "./confirm-owner.ts";
import { findOpenLink } from "./password-link.ts";
import { refuseWeakPassword } from "./password-strength.ts";
import { issueLoginCode } from "./redirect-allowlist.ts";
import type { SignInAttempts } from "./sign-in-attempts.ts";
import { refuseSessionElsewhere } from "./sign-in-host.ts";
import { signInWithPassword } from "./sign-in-with-password.ts";
import type { PasswordSignInContext } from "./sign-in-with-password.ts";

const maxBytes = 16 * 1024;

interface AuthRouteContext extends PasswordSignInContext, SetPasswordContext {
  policy: SessionPolicy;
}

/**
 * `/api/auth/*` as Better Auth implements it, with these changes: only the endpoints below exist, since some
 * others take unlimited guesses of a password (`/change-password`) or text without a limit (`/update-user`);
 * cookies are removed from requests and responses (the token is returned in `set-auth-token` and sent as a
 * bearer token); a sign-in ends the session of the token that it is sent with, and gives no session to a host
 * that may not have it; errors are problem details; a provider's callback redirects with a one-time code
 * instead of a cookie.
 */
export function authRoutes(parts: AuthRouteContext, signInLimit: RateLimit): App {
  const { auth } = parts;
  const app = createRouter();
  app.use("/sign-in/*", signInLimit);
  app.use("/one-time-token/*", signInLimit);
  app.use("/reset-password", signInLimit);
  // Better Auth validates the body before the role.
  app.use("/admin/*", authenticate(auth, parts.policy), requireRole("admin"));

  const pass: Handler<AppEnv> = async (c) => {
    const response = await callAuth(parts, c);
    return response.status < 400 ? withoutCookies(response) : (await refuse(c, response)).response;
  };
  const createUser: Handler<AppEnv> = async (c, next) => {
    const { email = "", name = "", password = "" } = await readCredentials(c);
    refuseWeakPassword(password, [email, name]);
    return pass(c, next);
  };
  const exchangeCode: Handler<AppEnv> = async (c) => {
    // The session that this browser had until now.
    const former = c.req.header("authorization");
    const response = await callAuth(parts, c, { withSession: false });
    if (response.status >= 400) return (await refuse(c, response)).response;
    await refuseSessionElsewhere(parts, c, response);
    if (former !== undefined) await auth.api.signOut({ headers: { authorization: former } });
    return withoutCookies(response);
  };
  /** Replaces the token of a provider's callback by a one-time code. */
  const finishCallback: Handler<AppEnv> = async (c) => {
    const response = await callAuth(parts, c);
    const location = response.headers.get("location");
    if (response.status >= 400 || location === null) return (await refuse(c, response)).response;
    const clean = withoutCookies(response);
    const token = clean.headers.get("set-auth-token");
    const code = token === null ? undefined : await issueLoginCode(parts, location, token);
    if (code) {
      clean.headers.delete("set-auth-token");
      clean.headers.set("location", code.url);
      clean.headers.set("referrer-policy", "no-referrer");
    }
    logProviderSignIn(parts.logSecurityEvent, c.req.path.split("/").at(-1) ?? "", {
      location: code?.url ?? location,
      account: code?.account ?? null,
    });
    return clean;
  };

  const guards = guardJson(maxBytes);
  app.post("/sign-in/email", ...guards, signInWithPassword(parts));
  app.post("/one-time-token/verify", ...guards, exchangeCode);
  app.post("/reset-password", ...guards, setPassword(parts));
  app.post("/sign-out", ...guards, pass);
  app.post("/admin/create-user", ...guards, createUser);
  app.get("/get-session", pass);
  app.get("/callback/:provider", finishCallback);
  return app;
}

interface SetPasswordContext extends CallAuthContext {
  attempts: SignInAttempts;
  codeAttempts: CodeAttempts;
  checks: PasswordChecks;
}

/**
 * `POST /reset-password`: sets the password of a link's account. Who holds the link is its owner, so every pause
 * of the account ends.
 */
function setPassword(context: SetPasswordContext): Handler<AppEnv> {
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
