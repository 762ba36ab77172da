import {
  type Database,
  type DatabaseLocation,
  type Db as ServerDb,
  openDatabase,
} from "@realtor/server/database";
import type { Log } from "@realtor/server/log";
import { sql } from "drizzle-orm";

import * as schema from "./schema.ts";
import { migrations } from "./storage.ts";

/** The database on either engine; also the type of a transaction. */
export type Db = ServerDb<typeof schema>;

/** An open, migrated database. */
export type OpenDb = Database<typeof schema>;

/**
 * Opens and migrates the database of the services; without `migrate` it waits until another program has.
 * @throws StartError if the folder is in use or the database is unreachable.
 */
export async function openDb(
  location: DatabaseLocation,
  log: Log,
  migrate = true,
): Promise<OpenDb> {
  return openDatabase({ location, schema, migrations, migrate, log });
}

/** Notifies listeners on `realtor_changed` of changed addresses when the transaction commits. */
export async function notifyRealtorChanged(tx: Db, ...desiredUrls: string[]): Promise<void> {
  for (const desiredUrl of new Set(desiredUrls)) {
    await tx.execute(sql`select pg_notify('realtor_changed', ${desiredUrl})`);
  }
}
