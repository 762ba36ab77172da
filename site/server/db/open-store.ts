import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { Client, DatabaseError, Pool } from "pg";
import { fromPglite, PgBoss } from "pg-boss";
import { type Env, StartError } from "../env.ts";
import type { Log } from "../log.ts";
import { lockFolder } from "./folder-lock.ts";
import * as schema from "./schema.ts";

/** A Drizzle database on PGlite or PostgreSQL, or a transaction of it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The open database and its job queue. */
export interface Store {
  readonly db: Db;
  readonly boss: PgBoss;
  /** The connection pool on PostgreSQL; null on PGlite, which only this process uses. */
  readonly pool: Pool | null;
  /** Finishes running jobs, closes the database and releases the folder lock. */
  close(): Promise<void>;
}

/** `dataDir: "memory"` uses an in-memory database, for tests. */
export type StoreOptions = Pick<Env, "dataDir" | "databaseUrl"> & { log: Log };

const drizzleOptions = { schema, casing: "snake_case" } as const;
const jobs = { schema: "site_jobs", useListenNotify: true, schedule: false } as const;
// A separate migrations table: the backends may share the database.
const migrations = {
  migrationsFolder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
  migrationsTable: "__site_migrations",
};

/**
 * Opens PostgreSQL at `databaseUrl`, or else PGlite in `<dataDir>/site`, applies migrations and
 * starts the job queue.
 * @throws StartError when the folder is locked or the database is unreachable.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.log)
    : openPglite(options.dataDir, options.log);
}

async function openPglite(dataDir: string, log: Log): Promise<Store> {
  const inMemory = dataDir === "memory";
  const unlock = inMemory ? async () => {} : await lockFolder(join(dataDir, "site.lock"));
  const folder = join(dataDir, "site");
  const client = await PGlite.create(inMemory ? "memory://" : folder).catch(async (error) => {
    await unlock();
    throw new StartError(
      `The database in ${folder} cannot be opened: restore that folder from a backup, or move it away to start with an empty one.`,
      { cause: error },
    );
  });
  const db = drizzlePglite(client, drizzleOptions);
  await migratePglite(db, migrations);
  const boss = await startJobs(
    new PgBoss({ ...jobs, db: fromPglite(client), backend: "pglite" }),
    log,
  );
  return {
    db,
    boss,
    pool: null,
    async close() {
      await stopJobs(boss);
      await client.close();
      await unlock();
    },
  };
}

async function openPostgres(url: string, log: Log): Promise<Store> {
  await migratePostgres(url);
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // Without an error listener, a dropped idle connection would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "database connection lost"));
  const boss = await startJobs(new PgBoss({ ...jobs, connectionString: url, max: 4 }), log);
  return {
    db: drizzlePg(pool, drizzleOptions),
    boss,
    pool,
    async close() {
      await stopJobs(boss);
      await pool.end();
    },
  };
}

/** An advisory lock lets one process migrate at a time; others wait and find nothing to do. */
async function migratePostgres(url: string): Promise<void> {
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
    const db = drizzlePg(client, drizzleOptions);
    await db.execute(sql`select pg_advisory_lock(hashtext('site migrations'))`);
    await migratePg(db, migrations);
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

async function startJobs(boss: PgBoss, log: Log): Promise<PgBoss> {
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
  boss.on("warning", (warning) => log.warn({ warning }, "job queue warning"));
  return boss.start();
}

async function stopJobs(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: true, timeout: 10_000 });
}
