import { getConnInfo } from "@hono/node-server/conninfo";
import { getClientAddress } from "@realtor/server/client-address";
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

export type RateLimit = MiddlewareHandler<AppEnv>;

/** Responds with 429 and Retry-After beyond the limit. */
export function limitRate(
  name: string,
  rule: RateRule,
  { pool, trustProxy }: { pool: Pool | undefined; trustProxy: number },
): RateLimit {
  const limiter = createRateLimiter({ name, ...rule, pool, schemaName: "public" });
  return async (c, next) => {
    const retryAfter = await limiter.consume(clientAddress(c, trustProxy));
    if (retryAfter !== undefined) throw new Problem("rate.limited", { retryAfter });
    await next();
  };
}

/**
 * Returns the client's IP address; see `docs/spec/hosts.md#forwarded-headers`. The site, on the same
 * machine, appends the address of its caller to X-Forwarded-For and removes earlier entries unless
 * `trustProxy` proxies of the operator are in front of it, so it counts as one more proxy. A proxy
 * that bypasses the site must replace the header instead of appending to it.
 */
export function clientAddress(c: Context<AppEnv>, trustProxy: number): string {
  const connection = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  const trust = { proxies: trustProxy + 1, loopbackOnly: true };
  return getClientAddress(connection, c.req.header("x-forwarded-for"), trust) ?? "in-process";
}
