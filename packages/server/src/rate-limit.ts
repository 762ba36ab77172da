import type { Pool } from "pg";
import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { toNetworkKey } from "./client-address.ts";

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

/** A counter as stored, with the time until its window ends. */
interface Counted {
  points: number;
  /** A bigint, which the driver returns as text. */
  ms: string;
}

interface DatabaseCounterOptions extends IRateLimiterPostgresOptions {
  storeClient: Pool;
  schemaName: string;
  tableName: string;
}

/** Milliseconds of the database's clock. */
const databaseNow = "(extract(epoch from now()) * 1000)::bigint";

/**
 * Counts in PostgreSQL by the clock of the database. The library compares the clock of one machine with times
 * that another has stored, so that windows of machines whose clocks differ would be longer or shorter.
 */
class DatabaseCounter extends RateLimiterPostgres {
  // A store of the library implements `_upsert`, `_get`, `_delete` and `_getRateLimiterRes`: its README
  // ("Contributions") documents them, its types lack them. `_delete` is the library's.
  readonly #pool: Pool;
  readonly #table: string;

  constructor(options: DatabaseCounterOptions) {
    super(options);
    this.#pool = options.storeClient;
    this.#table = `"${options.schemaName}"."${options.tableName}"`;
  }

  /** Counts points, or with `forceExpire` begins a new window. */
  async _upsert(
    key: string,
    points: number,
    msDuration: number,
    forceExpire = false,
  ): Promise<Counted | undefined> {
    const { rows } = await this.#pool.query<Counted>(
      `insert into ${this.#table} as counter (key, points, expire) values ($1, $2, ${databaseNow} + $3::bigint)
        on conflict (key) do update set
          points = case when counter.expire <= ${databaseNow} or $4 then $2 else counter.points + $2 end,
          expire = case when counter.expire <= ${databaseNow} or $4 then excluded.expire else counter.expire end
        returning points, expire - ${databaseNow} as ms`,
      [key, points, Math.ceil(msDuration), forceExpire],
    );
    return rows[0];
  }

  /** The counter of a key whose window has not ended. */
  async _get(key: string): Promise<Counted | undefined> {
    const { rows } = await this.#pool.query<Counted>(
      `select points, expire - ${databaseNow} as ms from ${this.#table} where key = $1 and expire > ${databaseNow}`,
      [key],
    );
    return rows[0];
  }

  /** What `_upsert` or `_get` returned, as the result of the limiter. */
  _getRateLimiterRes(_key: string, changed: number, { points, ms }: Counted): RateLimiterRes {
    const left = Math.max(this.points - points, 0);
    return new RateLimiterRes(left, Math.max(Number(ms), 0), points, changed === points);
  }
}
