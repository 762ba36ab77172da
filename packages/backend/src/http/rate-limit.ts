import { createHash, timingSafeEqual } from "node:crypto";
import type { BlockList } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import { getClientAddress, isTrustedCaller } from "@realtor/server/client-address";
import { createRateLimiter } from "@realtor/server/rate-limit";
import type { Context, MiddlewareHandler } from "hono";
import type { Pool } from "pg";

import type { AppEnv } from "./app-env.ts";
import { Problem } from "./problem.ts";

/** At most `requests` from one client address per `seconds`. */
export interface RateRule {
  requests: number;
  seconds: number;
}

/**
 * Limits of calls: per account those of translations, addresses, saves, imports and `uploadsOfAccount`; `contactsFromSite`
 * for the stored contact requests that the site delivers; the others per client address.
 */
export const defaultRates = {
  contacts: { requests: 30, seconds: 600 },
  contactsFromSite: { requests: 20_000, seconds: 3600 },
  signIn: { requests: 20, seconds: 300 },
  passwordReset: { requests: 5, seconds: 900 },
  domainChecks: { requests: 20, seconds: 600 },
  // A photo is two files; a website has at most 37 photos, and a listing 60.
  uploadsOfAccount: { requests: 4000, seconds: 24 * 3600 },
  uploadsOfAddress: { requests: 8000, seconds: 24 * 3600 },
  translations: { requests: 60, seconds: 3600 },
  addresses: { requests: 120, seconds: 3600 },
  // The editor saves at most every 0.8 s. What makes a version has the limit of `requireVersionRate`.
  saves: { requests: 1000, seconds: 600 },
  imports: { requests: 10, seconds: 600 },
  // A list searches while its user types.
  searches: { requests: 120, seconds: 60 },
} satisfies Record<string, RateRule>;

export type Rates = Record<keyof typeof defaultRates, RateRule>;

export type RateLimit = MiddlewareHandler<AppEnv>;

export interface RateLimitOptions {
  pool: Pool | undefined;
  trust: CallerTrust;
  /** Limit of calls with this token in `X-Service-Token`, which are the site's own and not a visitor's. */
  service?: { token: string | undefined; rule: RateRule };
}

/** Responds with 429 and Retry-After beyond the limit. */
export function limitRate(
  name: string,
  rule: RateRule,
  { pool, trust, service }: RateLimitOptions,
): RateLimit {
  const limiter = createRateLimiter({ name, ...rule, pool, schemaName: "public" });
  const serviceLimiter =
    service &&
    createRateLimiter({ name: `${name}-site`, ...service.rule, pool, schemaName: "public" });
  return async (c, next) => {
    const isService = hasToken(c.req.header("x-service-token"), service?.token);
    const retryAfter = await (serviceLimiter && isService
      ? serviceLimiter.consume("site")
      : limiter.consume(clientAddress(c, trust)));
    if (retryAfter !== undefined) throw new Problem("rate.limited", { retryAfter });
    await next();
  };
}

/** Responds with 429 and Retry-After beyond the limit of an account; after the role is checked. */
export function limitAccount(name: string, rule: RateRule, pool: Pool | undefined): RateLimit {
  const limiter = createRateLimiter({ name, ...rule, pool, schemaName: "public" });
  return async (c, next) => {
    const retryAfter = await limiter.consume(c.var.currentUser?.id ?? "none");
    if (retryAfter !== undefined) throw new Problem("rate.limited", { retryAfter });
    await next();
  };
}

function hasToken(given: string | undefined, expected: string | undefined): boolean {
  if (given === undefined || expected === undefined) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Whose X-Forwarded-For the services use. */
export interface CallerTrust {
  /** Number of the operator's proxies in front of the site. */
  trustProxy: number;
  /** Other machines with sites, or with a proxy in front of the services. */
  callers?: BlockList | undefined;
}

/**
 * Returns the client's IP address; see `docs/spec/hosts.md#forwarded-headers`. The site, on the same
 * machine or one of `callers`, appends the address of its caller to X-Forwarded-For and removes earlier entries unless
 * `trustProxy` proxies of the operator are in front of it, so it counts as one more proxy. A proxy
 * that bypasses the site must replace the header instead of appending to it.
 */
export function clientAddress(c: Context<AppEnv>, { trustProxy, callers }: CallerTrust): string {
  const connection = readConnection(c);
  const trust = { proxies: trustProxy + 1, loopbackOnly: true, callers };
  return getClientAddress(connection, c.req.header("x-forwarded-for"), trust) ?? "in-process";
}

/**
 * Returns the address at which the client's browser is: the site passes it on in `X-Forwarded-Host` and
 * `X-Forwarded-Proto`, which count from the callers that may name the client's address. Without the header, or
 * from any other caller, it is the address that was called. Undefined if it is not valid.
 */
export function visitedAddress(c: Context<AppEnv>, { callers }: CallerTrust): URL | undefined {
  const isSite = isTrustedCaller(readConnection(c), callers);
  const host = isSite ? c.req.header("x-forwarded-host") : undefined;
  if (host === undefined) return new URL(c.req.url);
  const protocol = c.req.header("x-forwarded-proto") === "https" ? "https" : "http";
  return URL.parse(`${protocol}://${host}`) ?? undefined;
}

/** Remote address of the connection; undefined for an in-process call. */
function readConnection(c: Context<AppEnv>): string | undefined {
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}
