import type { Role } from "@realtor/api/loaning";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { recordRequest } from "@realtor/server/request-context";
import { APIError } from "better-auth/api";
import { createMiddleware } from "hono/factory";

import type { AppEnv, CurrentUser } from "../http/app-env.ts";
import { Problem } from "../http/problem.ts";
import type { Auth } from "./create-auth.ts";

export interface SessionPolicy {
  /** Staff without a second factor have the rights of a user, who can turn it on. */
  requireSecondFactor: boolean;
}

/**
 * Sets `currentUser` from the bearer token. A forged or expired token, or that of a banned account,
 * counts as a visitor: public routes respond, others return 401.
 */
export function authenticate(auth: Auth, policy: SessionPolicy) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const authorization = c.req.header("authorization");
    const found = authorization ? await getCurrentSession(auth, authorization, policy) : undefined;
    c.set("currentUser", found?.currentUser);
    c.set("sessionId", found?.sessionId);
    if (found) recordRequest({ account: found.currentUser.id });
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
  if (roles.length > 0 && !roles.includes(currentUser.role))
    throw new Problem(refusalOf(currentUser));
  return currentUser;
}

/** Why a user has not the rights of a role. */
function refusalOf({ deleteAt, lacksSecondFactor }: CurrentUser): ProblemCode {
  if (deleteAt) return "account.deleting";
  return lacksSecondFactor ? "auth.secondFactorMissing" : "auth.forbidden";
}

/** Middleware for these roles only; runs before the request is validated. Otherwise 401 or 403. */
export function requireRole(...roles: Role[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    requireUser(c, ...roles);
    await next();
  });
}

interface CurrentSession {
  currentUser: CurrentUser;
  sessionId: string;
}

async function getCurrentSession(
  auth: Auth,
  authorization: string,
  policy: SessionPolicy,
): Promise<CurrentSession | undefined> {
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
  const { id, name, twoFactorEnabled, deleteAt } = session.user;
  // The column is only written from the three roles of `createAuth`.
  const role = session.user.role as Role;
  const lacksSecondFactor = policy.requireSecondFactor && role === "admin" && !twoFactorEnabled;
  const isLimited = lacksSecondFactor || Boolean(deleteAt);
  const currentUser = { id, name, role: isLimited ? "user" : role, lacksSecondFactor, deleteAt };
  return { currentUser, sessionId: session.session.id };
}

/** Whether the user may read and change data of `userId`; see `docs/spec/roles.md#roles`. */
export function canManage(currentUser: CurrentUser | undefined, userId: string): boolean {
  if (currentUser === undefined) return false;
  return (
    currentUser.role === "admin" || (currentUser.role === "realtor" && currentUser.id === userId)
  );
}
