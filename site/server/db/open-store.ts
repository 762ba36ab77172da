import { type Database, type Db as ServerDb, openDatabase } from "@realtor/server/database";
import type { Log } from "@realtor/server/log";
import type { PostgresLimits } from "@realtor/server/postgres-limits";
import * as schema from "./schema.ts";
import { folderLocation, migrations } from "./storage.ts";

/** A Drizzle database on PGlite or PostgreSQL, or a transaction of it. */
export type Db = ServerDb<typeof schema>;

export type Store = Pick<Database<typeof schema>, "db" | "pool" | "checkWritable" | "close">;

export interface StoreOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** False waits until "ops migrate" has applied the migrations. Default true. */
  migrate?: boolean;
  log: Log;
  /** Of a PostgreSQL server; shorter ones for tests. */
  limits?: PostgresLimits;
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else PGlite in `<dataDir>/site`, and applies migrations.
 * @throws StartError when the folder is locked or the database is unreachable.
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, migrate, log, limits } = options;
  const location = databaseUrl
    ? ({ kind: "postgres", url: databaseUrl } as const)
    : folderLocation(dataDir);
  return openDatabase({ location, schema, migrations, migrate, log, limits });
}
