import { createLog } from "@realtor/server/log";
import type { TestProject } from "vitest/node";
import { startPostgres } from "../../packages/server/test/fixtures/postgres.ts";
import { openStore } from "../server/db/open-store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the migrated database of the site on a PostgreSQL server, which test files copy. */
    siteDatabase: string;
  }
}

/** Name of the database that test files copy. */
export const migratedDatabase = "migrated";

/** Migrates a database once: opening PGlite takes each test file several seconds of processor time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase(migratedDatabase);
  const store = await openStore({ dataDir: "/nowhere", databaseUrl, log: createLog("silent") });
  await store.close();
  project.provide("siteDatabase", databaseUrl);
  return () => postgres.stop();
}
