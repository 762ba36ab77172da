import { fileURLToPath } from "node:url";

import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Pool } from "pg";

import { StartError } from "../start-error.ts";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema.ts";

/** The database on either engine; also the type of a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * PGlite in a folder, PGlite in memory (tests; optionally initialized with `files`), or a
 * PostgreSQL server.
 */
export type DbLocation =
  | { kind: "folder"; folder: string }
  | { kind: "memory"; files?: Blob }
  | { kind: "postgres"; url: string };

/** An open, migrated database. `pool` is null on PGlite. */
export interface OpenDb {
  db: Db;
  pool: Pool | null;
  close: () => Promise<void>;
}

// A separate table: the site stores its migrations in the same database.
const migrations = {
  migrationsFolder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
  migrationsTable: "backend_migrations",
};
const options = { schema, casing: "snake_case" } as const;
/** Serializes migrations of processes that start at the same time; an arbitrary constant. */
const migrationLock = 7_251_001;

/**
 * Opens and migrates the database.
 * @throws {StartError} if the folder is in use or the server is unreachable.
 */
export async function openDb(location: DbLocation): Promise<OpenDb> {
  if (location.kind === "folder") return openFolder(location.folder);
  if (location.kind === "postgres") return openPostgres(location.url);
  return openPglite(await PGlite.create(location.files ? { loadDataDir: location.files } : {}));
}

async function openFolder(folder: string): Promise<OpenDb> {
  const release = await lockFolder(folder);
  try {
    const open = await openPglite(await PGlite.create(`${folder}/db`));
    return {
      ...open,
      async close() {
        await open.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openPglite(client: PGlite): Promise<OpenDb> {
  const db = drizzlePglite(client, options);
  await migratePglite(db, migrations);
  return { db, pool: null, close: () => client.close() };
}

async function openPostgres(url: string): Promise<OpenDb> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that the server closes is replaced at the next query; an unhandled error
  // event would end the process.
  pool.on("error", () => {});
  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${errorCode(error)}): start PostgreSQL, or correct DATABASE_URL, or unset it to use the data folder.`,
    );
  });
  try {
    await connection.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePg(drizzlePg(connection, options), migrations);
    await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
    connection.release();
  } catch (error) {
    connection.release(true);
    await pool.end();
    throw error;
  }
  return { db: drizzlePg(pool, options), pool, close: () => pool.end() };
}

/** The error code only: the message may contain host, user or password. */
function errorCode(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code || "no error code";
}
