import type { MiddlewareHandler } from "hono";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { AppEnv } from "./app-env.ts";
import { clientAddress } from "./client-address.ts";
import { Problem } from "./problem.ts";

/** At most `requests` from one client address per `seconds`. */
export interface RateRule {
  requests: number;
  seconds: number;
}

export type RateLimit = MiddlewareHandler<AppEnv>;

/**
 * Responds with 429 and Retry-After beyond the limit. Counts in PostgreSQL if available, so that
 * all processes share the counters, otherwise in memory.
 */
export function limitRate(
  name: string,
  rule: RateRule,
  { pool, trustProxy }: { pool: Pool | null; trustProxy: number },
): RateLimit {
  const options = { keyPrefix: name, points: rule.requests, duration: rule.seconds };
  const limiter = pool
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: "rate_limits",
        tableCreated: true,
      })
    : new RateLimiterMemory(options);
  return async (c, next) => {
    try {
      await limiter.consume(clientAddress(c, trustProxy));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new Problem("rate.limited", {
        retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      });
    }
    await next();
  };
}
