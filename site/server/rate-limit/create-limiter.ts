import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Store } from "../db/open-store.ts";

/** Limits calls per address and time window. */
export interface Limiter {
  /** Counts a call. Returns null within the limit, else the seconds until the next is allowed. */
  consume(address: string): Promise<number | null>;
}

export interface LimiterOptions {
  /** Separates the counters of different limiters. */
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts in PostgreSQL, shared by all processes, or in memory on PGlite. When PostgreSQL fails,
 * each process counts separately.
 */
export function createLimiter(
  store: Pick<Store, "pool">,
  { name, points, seconds }: LimiterOptions,
): Limiter {
  const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  const limiter = store.pool
    ? new RateLimiterPostgres({
        storeClient: store.pool,
        storeType: "pool",
        schemaName: "site",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: true,
        keyPrefix: name,
        points,
        duration: seconds,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async consume(address) {
      try {
        await limiter.consume(toNetworkKey(address));
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
  };
}

/** Groups IPv6 addresses by /64, which one subscriber typically has. */
export function toNetworkKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill("0"), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
