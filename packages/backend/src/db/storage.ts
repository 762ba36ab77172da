import { fileURLToPath } from "node:url";

import type { DatabaseLocation, DatabaseOptions } from "@realtor/server/database";

export const migrations: DatabaseOptions<Record<string, unknown>>["migrations"] = {
  folder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
  table: "backend_migrations",
  lockKey: 7_251_001,
  storageChecks: "storage_checks",
};

/** PGlite in the folder of the services' data. */
export function folderLocation(folder: string): DatabaseLocation & { kind: "folder" } {
  return { kind: "folder", folder, name: "db", lock: "backend" };
}
