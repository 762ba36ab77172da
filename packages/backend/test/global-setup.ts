import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PGlite } from "@electric-sql/pglite";
import type { DatabaseLocation } from "@realtor/server/database";
import type { TestProject } from "vitest/node";

import { createBackend } from "../src/create-backend.ts";
import { startPostgres } from "../../server/test/fixtures/postgres.ts";
import { extractEmptyPglite } from "../../server/test/fixtures/empty-pglite.ts";
import { defaultOptions, seededDatabase } from "./fixtures/backend-options.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Databases and images of services with the samples, which each test copies. */
    seeded: {
      /** Data folder with the images. */
      dataDir: string;
      /** PGlite's files as a tar archive. */
      pglite: string;
      /** URL of the database on a PostgreSQL server. */
      postgres: string;
    };
  }
}

/** Fills both kinds of database with the samples once: doing it for each suite takes three minutes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-seeded-"));
  const dataDir = join(folder, "data");
  const seed = async (database: DatabaseLocation) => {
    const backend = await createBackend({ ...defaultOptions, database, dataDir });
    await backend.close();
  };
  const postgres = await startPostgres();
  const url = await postgres.createDatabase(seededDatabase);
  await seed({ kind: "postgres", url });

  await extractEmptyPglite(join(folder, "pglite"));
  await seed({ kind: "folder", folder, name: "pglite", lock: "test" });
  const pglite = await PGlite.create(join(folder, "pglite"));
  const archive = await pglite.dumpDataDir("none");
  await pglite.close();
  const file = join(folder, "pglite.tar");
  await writeFile(file, new Uint8Array(await archive.arrayBuffer()));

  project.provide("seeded", { dataDir, pglite: file, postgres: url });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
