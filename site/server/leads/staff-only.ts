import { createHash } from "node:crypto";
import { ApiError, createHttp } from "@realtor/api/http";
import { getSession, type Role } from "@realtor/api/loaning";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { problem } from "../http/problem.ts";
import type { Log } from "../log.ts";

export interface StaffOptions {
  loaningUrl: string;
  log: Log;
  /** How the loaning service is called. */
  fetch?: typeof fetch;
  /** How long an answer about a token holds. */
  rememberMs?: number;
}

/** What the loaning service says of a token; null: it is nobody's. */
type Standing = Role | null;

/**
 * Lets the provider's staff through (DECISIONS section 1): the loaning service says whose the bearer
 * token is. 401 for a visitor, 403 for another role, 503 while nobody can say. Neither a token nor
 * its hash is ever written down.
 */
export function createStaffOnly(options: StaffOptions): MiddlewareHandler {
  const { log, rememberMs = 3000 } = options;
  // By the token's hash, so that a dump of the memory gives nobody a session.
  const known = new LRUCache<string, Promise<Standing>>({ max: 500, ttl: rememberMs });

  function standingOf(token: string): Promise<Standing> {
    const key = createHash("sha256").update(token).digest("base64url");
    const before = known.get(key);
    if (before) return before;
    const asked = askStanding(options, token);
    known.set(key, asked);
    // What failed says nothing about the next try.
    asked.catch(() => known.delete(key));
    return asked;
  }

  return createMiddleware(async (c, next) => {
    const token = /^Bearer ([\w.~+/=%-]{1,2000})$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (token === undefined) return signInFirst();
    try {
      const standing = await standingOf(token);
      if (standing === null) return signInFirst();
      if (standing !== "admin") return forbidden();
    } catch (error) {
      log.warn(
        { code: error instanceof ApiError ? error.code : "unknown" },
        "nobody knows a token",
      );
      return unavailable();
    }
    return next();
  });
}

async function askStanding(options: StaffOptions, token: string): Promise<Standing> {
  const http = createHttp({
    baseUrl: options.loaningUrl,
    getToken: () => token,
    timeoutMs: 4000,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  try {
    const session = await getSession(http);
    if (!session) return null;
    const { user } = session;
    // Better Auth's own key, which our contract leaves out.
    const banned = "banned" in user && user.banned === true;
    return banned ? null : (user.role ?? "user");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function signInFirst(): Response {
  return problem({
    status: 401,
    code: "auth.required",
    message: "Please sign in.",
    headers: { "www-authenticate": "Bearer" },
  });
}

function forbidden(): Response {
  return problem({
    status: 403,
    code: "auth.forbidden",
    message: "You are not allowed to do this.",
  });
}

function unavailable(): Response {
  return problem({
    status: 503,
    code: "auth.unavailable",
    message: "The service that knows who is signed in cannot be reached.",
  });
}
