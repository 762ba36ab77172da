import { fileURLToPath } from "node:url";
import type { DatabaseLocation, DatabaseOptions } from "@realtor/server/database";

export const migrations: DatabaseOptions<Record<string, unknown>>["migrations"] = {
  folder: fileURLToPath(new URL("../../drizzle", import.meta.url)),
  table: "__site_migrations",
  // hashtext('site migrations')
  lockKey: -934_617_859,
  storageChecks: "site.storage_checks",
};

/** PGlite in the data folder. */
export function folderLocation(folder: string): DatabaseLocation & { kind: "folder" } {
  return { kind: "folder", folder, name: "site", lock: "site" };
}
