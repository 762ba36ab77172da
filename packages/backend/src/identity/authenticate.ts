import type { Role } from "@realtor/api/loaning";
import { recordRequest } from "@realtor/server/request-context";
import { APIError } from "better-auth/api";
import { createMiddleware } from "hono/factory";

import type { AppEnv } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import type { Auth } from "./create-auth.ts";
import type { CurrentUser } from "./current-user.ts";

/**
 * Sets `currentUser` from the bearer token. A forged or expired token, or that of a banned account,
 * counts as a visitor: public routes respond, others return 401.
 */
export function authenticate(auth: Auth) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header("authorization");
    const currentUser = authorization ? await getCurrentUser(auth, authorization) : undefined;
    c.set("currentUser", currentUser);
    if (currentUser) recordRequest({ account: currentUser.id });
    await next();
  });
}

/**
 * Returns the signed-in user.
 * @throws {Problem} 401 for a visitor, 403 for another role.
 */
export function requireUser(c: { var: AppEnv["Variables"] }, ...roles: Role[]): CurrentUser {
  const { currentUser } = c.var;
  if (currentUser === undefined) throw new Problem("auth.required");
  if (roles.length > 0 && !roles.includes(currentUser.role)) throw new Problem("auth.forbidden");
  return currentUser;
}

/** Middleware for these roles only; runs before the request is validated. Otherwise 401 or 403. */
export function requireRole(...roles: Role[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    requireUser(c, ...roles);
    await next();
  });
}

async function getCurrentUser(auth: Auth, authorization: string): Promise<CurrentUser | undefined> {
  // Only this header: a cookie would allow CSRF.
  const session = await auth.api
    .getSession({ headers: new Headers({ authorization }) })
    .catch((error: unknown) => {
      // Better Auth reports a database that does not respond as its own error, without the cause.
      throw error instanceof APIError && error.statusCode === 500
        ? new Problem("server.unavailable")
        : error;
    });
  if (!session || session.user.banned) return undefined;
  // The column is only written from the three roles of `createAuth`.
  return { id: session.user.id, name: session.user.name, role: session.user.role as Role };
}
