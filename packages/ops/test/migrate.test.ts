import { join } from "node:path";
import {
  folderLocation as servicesLocation,
  migrations as servicesMigrations,
} from "@realtor/backend/storage";
import { openDatabase } from "@realtor/server/database";
import { createLog, type Log } from "@realtor/server/log";
import { openStore } from "@realtor/site/open-store";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { extractEmptyPglite } from "../../server/test/fixtures/empty-pglite.ts";
import { startPostgres, type TestPostgres } from "../../server/test/fixtures/postgres.ts";
import { type Env, servicesFolder } from "../src/env.ts";
import { migrate } from "../src/migrate.ts";
import { readPostgresRows } from "./fixtures/content.ts";
import { newMachine } from "./fixtures/folders.ts";

const silent = () => undefined;
const extended = { tags: ["extended"] };
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

/** A log of which the test sees the warnings. */
function createRecorder(): { log: Log; warnings: string[] } {
  const warnings: string[] = [];
  const log = createLog("silent");
  vi.spyOn(log, "warn").mockImplementation((_fields: unknown, message?: string) => {
    warnings.push(message ?? "");
  });
  return { log, warnings };
}

/** Opens the databases of both processes as they do with `MIGRATE=N`. */
function openBoth({ dataDir, databaseUrl, siteDatabaseUrl }: Env, log: Log) {
  const location = databaseUrl
    ? ({ kind: "postgres", url: databaseUrl } as const)
    : servicesLocation(servicesFolder(dataDir));
  const options = { migrate: false, log };
  return [
    openDatabase({ location, schema: {}, migrations: servicesMigrations, ...options }),
    openStore({ dataDir, databaseUrl: siteDatabaseUrl, ...options }),
  ] as const;
}

it("lets processes that do not migrate start, which say meanwhile what they wait for", async () => {
  const url = await postgres.createDatabase("realtor");
  const env = await newMachine({ databaseUrl: url });
  const { log, warnings } = createRecorder();
  const opening = openBoth(env, log);
  await vi.waitFor(() => expect(warnings).toHaveLength(2), 60_000);
  expect(warnings[0]).toMatch(
    /^The database at 127\.0\.0\.1:\d+ lacks the migration 0000_\w+: waiting for it; run "ops migrate", or unset MIGRATE$/,
  );
  expect(await readPostgresRows(url)).toEqual({});

  await migrate(env, silent);
  const [services, site] = await Promise.all(opening);
  onTestFinished(async () => {
    await services.close();
    await site.close();
  });
  await services.checkWritable();
  await site.checkWritable();

  const applied = async () => {
    const rows = await readPostgresRows(url);
    return [rows["drizzle.backend_migrations"], rows["drizzle.__site_migrations"]];
  };
  const before = await applied();
  await migrate(env, silent);
  expect(await applied()).toEqual(before);
});

it("migrates a folder, which processes that do not migrate refuse before", extended, async () => {
  const env = await newMachine();
  for (const path of [join(servicesFolder(env.dataDir), "db"), join(env.dataDir, "site")])
    await extractEmptyPglite(path);
  const { log } = createRecorder();
  const refused = {
    status: "rejected",
    reason: {
      name: "StartError",
      message: expect.stringMatching(
        /^The database in DATA_DIR lacks the migration 0000_\w+: run "ops migrate", or unset MIGRATE\.$/,
      ),
    },
  };
  expect(await Promise.allSettled(openBoth(env, log))).toMatchObject([refused, refused]);
  await migrate(env, silent);
  for (const database of await Promise.all(openBoth(env, log))) await database.close();
});
