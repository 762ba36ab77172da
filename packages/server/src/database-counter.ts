import type { Pool } from "pg";
import {
  type IRateLimiterPostgresOptions,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";

/** A counter as stored, with the time until its window ends. */
interface Counted {
  points: number;
  /** A bigint, which the driver returns as text. */
  ms: string;
}

interface Options extends IRateLimiterPostgresOptions {
  storeClient: Pool;
  schemaName: string;
  tableName: string;
}

/** Milliseconds of the database's clock. */
const now = "(extract(epoch from now()) * 1000)::bigint";

/**
 * Counts in PostgreSQL by the clock of the database. The library compares the clock of one machine with times
 * that another has stored, so that windows of machines whose clocks differ would be longer or shorter.
 */
export class DatabaseCounter extends RateLimiterPostgres {
  // A store of the library implements `_upsert`, `_get`, `_delete` and `_getRateLimiterRes`: its README
  // ("Contributions") documents them, its types lack them. `_delete` is the library's.
  readonly #pool: Pool;
  readonly #table: string;

  constructor(options: Options) {
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
      `insert into ${this.#table} as counter (key, points, expire) values ($1, $2, ${now} + $3::bigint)
        on conflict (key) do update set
          points = case when counter.expire <= ${now} or $4 then $2 else counter.points + $2 end,
          expire = case when counter.expire <= ${now} or $4 then excluded.expire else counter.expire end
        returning points, expire - ${now} as ms`,
      [key, points, Math.ceil(msDuration), forceExpire],
    );
    return rows[0];
  }

  /** The counter of a key whose window has not ended. */
  async _get(key: string): Promise<Counted | undefined> {
    const { rows } = await this.#pool.query<Counted>(
      `select points, expire - ${now} as ms from ${this.#table} where key = $1 and expire > ${now}`,
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
