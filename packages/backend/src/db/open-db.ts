import { fileURLToPath } from "node:url";

import {
  type Database,
  type DatabaseLocation,
  type Db as ServerDb,
  openDatabase,
} from "@realtor/server/database";
import type { Log } from "@realtor/server/log";

import * as schema from "./schema.ts";

/** The database on either engine; also the type of a transaction. */
export type Db = ServerDb<typeof schema>;

/** An open, migrated database. */
export type OpenDb = Database<typeof schema>;

const migrations = {
  folder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
  table: "backend_migrations",
  lockKey: 7_251_001,
};

/**
 * Opens and migrates the database of the services.
 * @throws StartError if the folder is in use or the database is unreachable.
 */
export async function openDb(location: DatabaseLocation, log: Log): Promise<OpenDb> {
  return openDatabase({ location, schema, migrations, log });
}

/** PGlite in the folder of the services' data. */
export function folderLocation(folder: string): DatabaseLocation {
  return { kind: "folder", folder, name: "db", lock: "backend" };
}
