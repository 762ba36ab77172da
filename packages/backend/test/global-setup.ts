import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { createBackend } from "../src/create-backend.ts";
import { startPostgres } from "../../server/test/fixtures/postgres.ts";
import { defaultOptions, seededDatabase } from "./fixtures/backend-options.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Database and images of services with the samples, which each test copies. */
    seeded: {
      /** Folder of this test run. */
      folder: string;
      /** Data folder with the images. */
      dataDir: string;
      /** URL of the database on a PostgreSQL server. */
      postgres: string;
    };
  }
}

/** Fills a database with the samples once: doing it for each suite takes three minutes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "realtor-seeded-"));
  const dataDir = join(folder, "data");
  const postgres = await startPostgres();
  const url = await postgres.createDatabase(seededDatabase);
  const database = { kind: "postgres", url } as const;
  const backend = await createBackend({ ...defaultOptions, database, dataDir });
  await backend.close();
  project.provide("seeded", { folder, dataDir, postgres: url });
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
