import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Store } from "../db/open-store.ts";

/** Allows each address so many calls in so many seconds. */
export interface Limiter {
  /** Counts a call; null when it is within the limit, else the whole seconds until the next may come. */
  take(address: string): Promise<number | null>;
}

export interface LimiterOptions {
  /** What is limited; counters of different names are apart. */
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts in PostgreSQL, so that all processes share the count, or in memory where one process has
 * the database to itself. When PostgreSQL does not answer, each process counts for itself.
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
    async take(address) {
      try {
        await limiter.consume(networkOf(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}

/** One subscriber has a whole /64 of IPv6 addresses, so those count as one. */
export function networkOf(address: string): string {
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
