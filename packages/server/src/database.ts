import { dirname, join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { checkDisk, checkWritable } from "./check-writable.ts";
import {
  connectPostgres,
  explainDatabaseError,
  nameDatabase,
  waitForDatabase,
} from "./connect-postgres.ts";
import { DatabasePool } from "./database-pool.ts";
import { lockFolder } from "./folder-lock.ts";
import type { Log } from "./log.ts";
import { findMissingMigration, migrateDatabase, type Migrations } from "./migrate-database.ts";
import { serveCopies } from "./pglite/copy-request.ts";
import { openPglite, type Pglite } from "./pglite/open-pglite.ts";
import { endSilentConnections, postgresLimits, type PostgresLimits } from "./postgres-limits.ts";
import { describeShortage, StartError } from "./errors.ts";

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
  migrations: Migrations & {
    /** Key of the advisory lock that lets one process migrate at a time. */
    lockKey: number;
    /** Empty table with a column of text, by which `checkWritable` sees a full disk of a server. */
    storageChecks: string;
  };
  /** False: another program migrates (`ops migrate`), and this one waits until it has. Default true. */
  migrate?: boolean | undefined;
  log: Log;
  /** Of a PostgreSQL server. Default: those of a process with visitors; none for a program that copies everything. */
  limits?: PostgresLimits | "none" | undefined;
}

/** An open, migrated database. */
export type Database<Tables extends Schema> = {
  readonly db: Db<Tables>;
  /** Resolves when it can store something, which a full disk prevents. */
  readonly checkWritable: () => Promise<void>;
  /** Closes the connections and releases the folder. */
  readonly close: () => Promise<void>;
} & (
  | { readonly pool: Pool; readonly pglite?: undefined }
  // PGlite is used by this process only.
  | { readonly pool?: undefined; readonly pglite: Pglite }
);

/**
 * Opens and migrates a database.
 * @throws StartError when the folder is in use, or the database cannot be opened or migrated, or with `migrate: false`
 * when a folder lacks a migration: no other program could apply it meanwhile.
 */
export async function openDatabase<Tables extends Schema>(
  options: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  const { location } = options;
  if (location.kind === "postgres") return openPostgres(location.url, options);
  if (location.kind === "folder") return openFolder(location, options);
  const { files } = location;
  return migratePglite(await openPglite(files ? { files } : {}, logCrash(options.log)), options);
}

async function openFolder<Tables extends Schema>(
  { folder, name, lock }: Extract<DatabaseLocation, { kind: "folder" }>,
  options: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  const path = join(folder, name);
  const release = await lockFolder(folder, lock);
  try {
    const pglite = await openPglite({ path }, logCrash(options.log)).catch(
      async (error: unknown) => {
        throw await explainOpenError(path, error);
      },
    );
    const database = await migratePglite(pglite, options);
    const endCopies = await serveCopies({ folder, name }, pglite, options.log);
    return {
      ...database,
      checkWritable: () => checkWritable({ db: database.db, folder: path }),
      async close() {
        await endCopies();
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** What an operator can do about a folder that PGlite does not open. */
async function explainOpenError(path: string, error: unknown): Promise<unknown> {
  if (error instanceof StartError) return error;
  // PGlite reports a disk that was full at an earlier start as damage.
  const full = await checkDisk(dirname(path)).catch((reason: unknown) => reason);
  const remedy =
    describeShortage(error) ??
    describeShortage(full) ??
    "restore that folder from a backup, or move it away to start with an empty one";
  return new StartError(`The database in ${path} cannot be opened: ${remedy}.`, { cause: error });
}

function logCrash(log: Log): (error: unknown) => void {
  return (err) => log.error({ err }, "the thread of the database ended: it is started again");
}

async function migratePglite<Tables extends Schema>(
  pglite: Pglite,
  { schema, migrations, migrate = true }: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  const db = drizzle(pglite.pool, { schema, casing: "snake_case" });
  try {
    if (migrate) await migrateDatabase(db, migrations);
    else await requireMigrations(db, migrations);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return {
    db,
    pglite,
    checkWritable: () => checkWritable({ db }),
    close: () => pglite.close(),
  };
}

async function openPostgres<Tables extends Schema>(
  url: string,
  options: DatabaseOptions<Tables>,
): Promise<Database<Tables>> {
  if (options.migrate ?? true) await migratePostgres(url, options);
  else await waitForMigrations(url, options);
  const limits = options.limits ?? postgresLimits;
  const pool = new DatabasePool({
    connectionString: url,
    max: 8,
    ...(limits !== "none" && limits),
  });
  if (limits !== "none") endSilentConnections(pool, limits);
  // Without an error listener, a dropped idle connection would end the process.
  pool.on("error", (error) => options.log.warn({ err: error }, "database connection lost"));
  // The same while a transaction has the connection; its next query fails.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = drizzle(pool, { schema: options.schema, casing: "snake_case" });
  const table = options.migrations.storageChecks;
  return {
    db,
    pool,
    checkWritable: () => checkWritable({ db, table }),
    close: () => pool.end(),
  };
}

/** An advisory lock lets one process migrate at a time; others wait and find nothing to do. */
function migratePostgres<Tables extends Schema>(
  url: string,
  options: DatabaseOptions<Tables>,
): Promise<void> {
  const { migrations } = options;
  return inSession(url, options, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${migrations.lockKey})`);
    await migrateDatabase(db, migrations);
  });
}

/** Returns once another program has applied the migrations, and logs each time what is missing. */
async function waitForMigrations<Tables extends Schema>(
  url: string,
  options: DatabaseOptions<Tables>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const missing = await inSession(url, options, (db) =>
      findMissingMigration(db, options.migrations),
    );
    if (missing === undefined) return;
    await waitForDatabase(
      attempt,
      `${nameDatabase(url)} lacks the migration ${missing}: waiting for it; run "ops migrate", or unset MIGRATE`,
      { log: options.log },
    );
  }
}

async function requireMigrations(
  db: NodePgDatabase<Schema>,
  migrations: Migrations,
): Promise<void> {
  const missing = await findMissingMigration(db, migrations);
  if (missing !== undefined)
    throw new StartError(
      `The database in DATA_DIR lacks the migration ${missing}: run "ops migrate", or unset MIGRATE.`,
    );
}

/** Runs something in a session of its own, which may take as long as it needs. */
async function inSession<Tables extends Schema, Result>(
  url: string,
  { schema, log }: DatabaseOptions<Tables>,
  run: (db: NodePgDatabase<Tables>) => Promise<Result>,
): Promise<Result> {
  const client = await connectPostgres(url, { log });
  try {
    return await run(drizzle(client, { schema, casing: "snake_case" }));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${nameDatabase(url)} cannot be brought up to date (${explainDatabaseError(error)}): let its user create schemas, or correct DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

/** A time of the database, `seconds` from now. */
export function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
