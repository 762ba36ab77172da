import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { toNetworkKey } from "./client-address.ts";

/** Limits calls per client network and time window. */
export interface RateLimiter {
  /** Counts a call. Undefined within the limit, else the whole seconds until the next is allowed. */
  consume(address: string): Promise<number | undefined>;
}

export interface RateLimiterOptions {
  /** Separates the counters of different limiters. */
  name: string;
  /** Calls allowed per `seconds`. */
  requests: number;
  seconds: number;
  pool: Pool | undefined;
  /** PostgreSQL schema of the table `rate_limits`. */
  schemaName: string;
}

/**
 * Counts in PostgreSQL, shared by all processes, or in memory on PGlite. When PostgreSQL fails, each
 * process counts separately.
 */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { name, requests, seconds, pool, schemaName } = options;
  const limit = { keyPrefix: name, points: requests, duration: seconds };
  const memory = new RateLimiterMemory(limit);
  const limiter = pool
    ? new RateLimiterPostgres({
        ...limit,
        storeClient: pool,
        storeType: "pool",
        schemaName,
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async consume(address) {
      try {
        await limiter.consume(toNetworkKey(address));
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
  };
}
