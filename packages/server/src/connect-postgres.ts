import { setTimeout as wait } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { isDatabaseUnavailable, StartError } from "./errors.ts";
import type { Log } from "./log.ts";
import { retryDelay } from "./retry.ts";

export interface ConnectOptions {
  log: Log;
  /** Waits between attempts; for tests. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

const delays = { first: 1, longest: 30 };

/**
 * Connects to PostgreSQL. While the server is unreachable or starting it tries again, after 1 to 30
 * seconds, and logs each attempt: after a restart of a machine the database may be the last to start.
 * @throws StartError when the server refuses the user or the database.
 */
export async function connectPostgres(url: string, options: ConnectOptions): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    // A failed connect rejects and may also emit an error, which would end the process without a
    // listener.
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const reason = explainDatabaseError(error);
      if (!isDatabaseUnavailable(error))
        throw new StartError(
          `${nameDatabase(url)} cannot be used (${reason}): correct DATABASE_URL.`,
          { cause: error },
        );
      await waitForDatabase(
        attempt,
        `${nameDatabase(url)} is not reachable (${reason}): waiting for it; start it, or correct DATABASE_URL`,
        options,
      );
    }
  }
}

/** Waits for 1 to 30 seconds before the next attempt of a start, and logs what it waits for. */
export async function waitForDatabase(
  attempt: number,
  message: string,
  { log, pause = wait }: ConnectOptions,
): Promise<void> {
  const seconds = retryDelay(attempt, delays, Math.random());
  log.warn({ attempt, seconds: Math.round(seconds) }, message);
  await pause(seconds * 1000);
}

/** Host and port of a database, for messages: without user and password. */
export function nameDatabase(url: string): string {
  const { hostname, port } = new URL(url);
  return `The database at ${hostname || "the local socket"}${port && `:${port}`}`;
}

/** The PostgreSQL or system error; Drizzle's own error contains only the query. */
export function explainDatabaseError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return explainDatabaseError(error.cause);
  return error instanceof DatabaseError || !("code" in error) ? error.message : String(error.code);
}
