import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { sql } from "drizzle-orm";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client, DatabaseError, Pool } from "pg";
import { lockFolder } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { StartError } from "./start-error.ts";

type Schema = Record<string, unknown>;

/** A Drizzle database on PGlite or PostgreSQL, or a transaction of it. */
export type Db<Tables extends Schema> = PgDatabase<PgQueryResultHKT, Tables>;

/**
 * PGlite in `<folder>/<name>`, PGlite in memory (optionally initialized with `files`), or a
 * PostgreSQL server.
 */
export type DatabaseLocation =
  | { kind: "folder"; folder: string; name: string; lock: string }
  | { kind: "memory"; files?: Blob }
  | { kind: "postgres"; url: string };

export interface DatabaseOptions<Tables extends Schema> {
  location: DatabaseLocation;
  schema: Tables;
  migrations: {
    folder: string;
    /** Separate for each server: both may use one database. */
    table: string;
    /** Key of the advisory lock that lets one process migrate at a time. */
    lockKey: number;
  };
  log: Log;
}

/** An open, migrated database. */
export type Database<Tables extends Schema> = {
  readonly db: Db<Tables>;
  /** Closes the connections and releases the folder. */
  readonly close: () => Promise<void>;
} & (
  | { readonly pool: Pool; readonly pglite?: undefined }
  // PGlite is used by this process only.
  | { readonly pool?: undefined; readonly pglite: PGlite }
);

/**
 * Opens and migrates a database.
 * @throws StartError when the folder is in use, or the database cannot be opened or migrated.
 */
export async function openDatabase<Tables extends Schema>(
  options: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  const { location } = options;
  if (location.kind === "postgres") return openPostgres(location.url, options);
  if (location.kind === "folder") return openFolder(location, options);
  const { files } = location;
  return openPglite(await PGlite.create(files ? { loadDataDir: files } : {}), options);
}

async function openFolder<Tables extends Schema>(
  { folder, name, lock }: Extract<DatabaseLocation, { kind: "folder" }>,
  options: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  const path = join(folder, name);
  const release = await lockFolder(folder, lock);
  try {
    const client = await PGlite.create(path).catch((error: unknown) => {
      throw new StartError(
        `The database in ${path} cannot be opened: restore that folder from a backup, or move it away to start with an empty one.`,
        { cause: error },
      );
    });
    const database = await openPglite(client, options);
    return {
      ...database,
      async close() {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openPglite<Tables extends Schema>(
  client: PGlite,
  { schema, migrations }: DatabaseOptions<Tables>,
) {
  const db = drizzlePglite(client, { schema, casing: "snake_case" });
  await migratePglite(db, {
    migrationsFolder: migrations.folder,
    migrationsTable: migrations.table,
  });
  return { db, pglite: client, close: () => client.close() };
}

async function openPostgres<Tables extends Schema>(
  url: string,
  options: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  await migratePostgres(url, options);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without an error listener, a dropped idle connection would end the process.
  pool.on("error", (error) => options.log.warn({ err: error }, "database connection lost"));
  const db = drizzlePg(pool, { schema: options.schema, casing: "snake_case" });
  return { db, pool, close: () => pool.end() };
}

/** An advisory lock lets one process migrate at a time; others wait and find nothing to do. */
async function migratePostgres<Tables extends Schema>(
  url: string,
  { schema, migrations }: DatabaseOptions<Tables>,
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A failed connect rejects and may also emit an error, which would end the process without a
  // listener.
  client.on("error", () => {});
  const { hostname, port } = new URL(url);
  const place = `The database at ${hostname || "the local socket"}${port && `:${port}`}`;
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `${place} cannot be used (${reasonOf(error)}): start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  try {
    await client.query("select pg_advisory_lock($1)", [migrations.lockKey]);
    await migratePg(drizzlePg(client, { schema, casing: "snake_case" }), {
      migrationsFolder: migrations.folder,
      migrationsTable: migrations.table,
    });
  } catch (error) {
    throw new StartError(
      `${place} cannot be brought up to date (${reasonOf(error)}): let its user create schemas, or correct DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

/** The PostgreSQL or system error; Drizzle's own error contains only the query. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  return error instanceof DatabaseError || !("code" in error) ? error.message : String(error.code);
}

/**
 * Resolves when the database can store something, which a full disk prevents: the message goes to the
 * write-ahead log, and into no table.
 */
export async function checkWritable(db: Pick<Db<Schema>, "execute">): Promise<void> {
  await db.execute(sql`select pg_logical_emit_message(true, 'realtor-health', '')`);
}

/** Codes of the network, and PostgreSQL's classes for "cannot connect" (08) and "shutting down" (57P). */
const unavailable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|EAI_AGAIN|08...|57P0[1-3]|53300)$/;

/** Errors of `pg` and its pool for the same cases, which have no code. */
const connectionLost = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/**
 * Whether a query failed because the database is unreachable, so that a retry may succeed. Drizzle
 * wraps the driver's error as the cause.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    unavailable.test(code) ||
    connectionLost.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
