import { createHash } from "node:crypto";
import { ApiError, createHttp } from "@realtor/api/http";
import { getSession, type Role } from "@realtor/api/loaning";
import type { Log } from "@realtor/server/log";
import { problemResponse } from "@realtor/server/problem";
import { recordRequest } from "@realtor/server/request-context";
import { createSecurityLog } from "@realtor/server/security-log";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";

export interface StaffOptions {
  loaningUrl: string;
  log: Log;
  fetch?: typeof fetch;
  /** Whether staff without a second factor are refused. */
  requireSecondFactor?: boolean;
  /** Cache duration of a token's role. */
  cacheMs?: number;
}

/** Account of a token; undefined for an invalid one. */
type TokenAccount =
  | { id: string; role: Role; hasSecondFactor: boolean; isBeingDeleted: boolean }
  | undefined;

/**
 * Middleware that allows only staff (docs/spec/roles.md#roles): the loaning service verifies the
 * bearer token. 401 without a valid session, 403 for another role, 503 when the service is
 * unavailable. Refusals are logged with the account; neither the token nor its hash is logged or stored on
 * disk.
 */
export function createRequireStaff(options: StaffOptions): MiddlewareHandler {
  const { log, cacheMs: rememberMs = 3000 } = options;
  const logSecurityEvent = createSecurityLog(log);
  // Keyed by hash, so that a memory dump contains no usable token.
  const accounts = new LRUCache<string, Promise<TokenAccount>>({ max: 500, ttl: rememberMs });

  function getAccount(token: string): Promise<TokenAccount> {
    const key = createHash("sha256").update(token).digest("base64url");
    const cached = accounts.get(key);
    if (cached) return cached;
    const pending = fetchAccount(options, token);
    accounts.set(key, pending);
    // Failures are not cached.
    pending.catch(() => accounts.delete(key));
    return pending;
  }

  return createMiddleware(async (c, next) => {
    const token = /^Bearer ([\w.~+/=%-]{1,2000})$/i.exec(c.req.header("authorization") ?? "")?.[1];
    try {
      const account = token === undefined ? undefined : await getAccount(token);
      if (account) recordRequest({ account: account.id });
      const refusal = findRefusal(account, options);
      if (refusal !== undefined) {
        const event = "authorization-refused";
        logSecurityEvent({ event, account: account?.id ?? null, code: refusal });
        return refusal === "auth.required" ? unauthorized() : problemResponse(refusal);
      }
    } catch (error) {
      log.warn(
        { code: error instanceof ApiError ? error.code : "unknown" },
        "token cannot be verified: loaning service unavailable",
      );
      return problemResponse("auth.unavailable");
    }
    return next();
  });
}

/** The problem code of the first rule that the account does not satisfy. */
function findRefusal(
  account: TokenAccount,
  { requireSecondFactor }: Pick<StaffOptions, "requireSecondFactor">,
) {
  if (!account) return "auth.required";
  if (account.role !== "admin") return "auth.forbidden";
  if (account.isBeingDeleted) return "account.deleting";
  if (requireSecondFactor && !account.hasSecondFactor) return "auth.secondFactorMissing";
  return undefined;
}

async function fetchAccount(options: StaffOptions, token: string): Promise<TokenAccount> {
  const http = createHttp({
    baseUrl: options.loaningUrl,
    getToken: () => token,
    timeoutMs: 4000,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  try {
    const session = await getSession(http);
    if (!session) return undefined;
    const { user } = session;
    // Better Auth fields that the API contract omits.
    const banned = "banned" in user && user.banned === true;
    const hasSecondFactor = "twoFactorEnabled" in user && user.twoFactorEnabled === true;
    const isBeingDeleted = Boolean(user.deleteAt);
    const role = user.role ?? "user";
    return banned ? undefined : { id: user.id, role, hasSecondFactor, isBeingDeleted };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

function unauthorized(): Response {
  return problemResponse("auth.required", { headers: { "www-authenticate": "Bearer" } });
}
