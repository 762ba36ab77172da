import {
  type Database,
  type DatabaseLocation,
  type Db as ServerDb,
  openDatabase,
} from "@realtor/server/database";
import type { Log } from "@realtor/server/log";
import type { Pglite } from "@realtor/server/pglite/open-pglite";
import { postgresLimits, type PostgresLimits } from "@realtor/server/postgres-limits";
import { sql } from "drizzle-orm";
import {
  type ConstructorOptions,
  type Db as JobDb,
  type DrizzleTransactionLike,
  fromDrizzle,
  PgBoss,
} from "pg-boss";
import * as schema from "./schema.ts";
import { folderLocation, migrations } from "./storage.ts";

/** A Drizzle database on PGlite or PostgreSQL, or a transaction of it. */
export type Db = ServerDb<typeof schema>;

/** The open database and its job queue. */
export interface Store extends Pick<Database<typeof schema>, "db" | "pool" | "checkWritable"> {
  readonly boss: PgBoss;
  /** Finishes running jobs, closes the database and releases the folder lock. */
  close(): Promise<void>;
}

export interface StoreOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** False waits until "ops migrate" has applied the migrations. Default true. */
  migrate?: boolean;
  log: Log;
  /** Of a PostgreSQL server; shorter ones for tests. */
  limits?: PostgresLimits;
}

const jobs = { schema: "site_jobs", useListenNotify: true, schedule: false } as const;

/**
 * Opens PostgreSQL at `databaseUrl`, or else PGlite in `<dataDir>/site`, applies migrations and
 * starts the job queue.
 * @throws StartError when the folder is locked or the database is unreachable.
 */
export async function openStore({
  dataDir,
  databaseUrl,
  migrate,
  log,
  limits = postgresLimits,
}: StoreOptions): Promise<Store> {
  const location = getLocation(dataDir, databaseUrl);
  const database = await openDatabase({ location, schema, migrations, migrate, log, limits });
  const connection: ConstructorOptions = database.pglite
    ? { db: toPgliteJobDb(database.pglite), backend: "pglite" }
    : // Its type lacks the limits, which it passes on to the pool of `pg`.
      { ...limits, connectionString: databaseUrl ?? "", max: 3 };
  // It migrates its own schema in any case: a check of its own would refuse the schema of a newer version.
  const boss = new PgBoss({ ...jobs, ...connection });
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));
  boss.on("warning", (warning) => log.warn({ warning }, "job queue warning"));
  await boss.start();
  return {
    db: database.db,
    pool: database.pool,
    checkWritable: database.checkWritable,
    boss,
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000 });
      await database.close();
    },
  };
}

function getLocation(dataDir: string, databaseUrl: string | undefined): DatabaseLocation {
  if (databaseUrl) return { kind: "postgres", url: databaseUrl };
  return folderLocation(dataDir);
}

/** Lets pg-boss use PGlite in its thread. */
function toPgliteJobDb({ pool, listen }: Pglite): JobDb {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const unlisten = await listen(channel, onNotification);
      onReconnect();
      return { close: unlisten };
    },
  };
}

/** Lets pg-boss write its job in the caller's transaction, so that both commit or neither does. */
export function toJobDb(tx: Db): JobDb {
  // Both drivers return `{ rows }`; their shared type does not declare the result.
  return fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
}
