import { Socket } from "node:net";
import type { Pool } from "pg";

/** Milliseconds after which a connection or what runs on it is given up. */
export interface PostgresLimits {
  connectionTimeoutMillis: number;
  keepAlive: true;
  keepAliveInitialDelayMillis: number;
  /** Of the server, so that what no one waits for any more does not run on. */
  statement_timeout: number;
  /** Of the server, for a transaction whose process has vanished. */
  idle_in_transaction_session_timeout: number;
  /** Longer, since then the server has not answered at all: its machine or the way to it is gone. */
  query_timeout: number;
}

/** A connection that died silently, as in a failover, is replaced within 30 s. */
export const postgresLimits: PostgresLimits = {
  connectionTimeoutMillis: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 25_000,
};

/**
 * Ends the connections of a pool on which nothing moves for `query_timeout`. The timeout of a query alone would
 * leave the connection of a transaction in the pool, for the next one to wait on.
 */
export function endSilentConnections(pool: Pool, { query_timeout }: PostgresLimits): void {
  pool.on("connect", ({ connection: { stream } }) => {
    if (!(stream instanceof Socket)) return;
    const end = () =>
      stream.destroy(new Error(`Connection terminated: silent for ${query_timeout} ms`));
    stream.setTimeout(query_timeout, end);
  });
}
