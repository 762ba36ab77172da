import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { toNetworkKey } from "./client-address.ts";
import { DatabaseCounter } from "./database-counter.ts";

/** Limits calls per client network and time window. */
export interface RateLimiter {
  /** Counts a call, or `points` of them. Undefined within the limit, else the whole seconds until the next is allowed. */
  consume(address: string, points?: number): Promise<number | undefined>;
  /** Takes back one allowed call that had no effect. */
  giveBack(address: string): Promise<void>;
}

export interface CounterOptions {
  /** Separates the counters of different limiters. */
  name: string;
  /** Calls allowed per `seconds`. */
  requests: number;
  seconds: number;
  pool: Pool | undefined;
  /** PostgreSQL schema of the table `rate_limits`. */
  schemaName: string;
}

/** Limits calls with a counter of `createCounter`. */
export function createRateLimiter(options: CounterOptions): RateLimiter {
  const counter = createCounter(options);
  return {
    async consume(address, points = 1) {
      try {
        await counter.consume(toNetworkKey(address), points);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return secondsUntilNext(error);
      }
    },
    async giveBack(address) {
      await counter.reward(toNetworkKey(address));
    },
  };
}

/** Whole seconds until a refused call is allowed, at least one. */
export function secondsUntilNext({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/**
 * Counts in PostgreSQL, shared by all processes, or in memory on PGlite. When PostgreSQL fails, each
 * process counts separately.
 */
export function createCounter(options: CounterOptions): RateLimiterAbstract {
  const { name, requests, seconds, pool, schemaName } = options;
  const limit = { keyPrefix: name, points: requests, duration: seconds };
  const memory = new RateLimiterMemory(limit);
  if (!pool) return memory;
  return new DatabaseCounter({
    ...limit,
    storeClient: pool,
    storeType: "pool",
    schemaName,
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: memory,
  });
}
