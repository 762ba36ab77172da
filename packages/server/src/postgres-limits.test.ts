import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startPostgres, type TestPostgres } from "../test/fixtures/postgres.ts";
import { startSilentProxy } from "../test/fixtures/silent-proxy.ts";
import { openDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./errors.ts";
import { createLog } from "./log.ts";
import { postgresLimits, type PostgresLimits } from "./postgres-limits.ts";

// Those of production, and shorter.
const impatient = { ...postgresLimits, query_timeout: 400 };
const brief = { ...postgresLimits, statement_timeout: 100 };
const migrations = {
  folder: new URL("../../backend/drizzle", import.meta.url).pathname,
  table: "test_migrations",
  lockKey: 1,
  storageChecks: "storage_checks",
};

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function open(name: string, limits: PostgresLimits) {
  const proxy = await startSilentProxy(await postgres.createDatabase(name));
  onTestFinished(() => proxy.close());
  const log = createLog("silent");
  const location = { kind: "postgres" as const, url: proxy.url };
  const database = await openDatabase({ location, schema: {}, migrations, log, limits });
  onTestFinished(() => database.close());
  return { proxy, db: database.db };
}

it("replaces connections that died silently, those of transactions too", async () => {
  const { proxy, db } = await open("silent", impatient);
  const query = () => db.execute(sql`select pg_sleep(0.1)`);
  // All of the pool.
  await Promise.all(Array.from({ length: 8 }, query));
  expect(proxy.silence()).toBe(8);
  const failures: unknown[] = [];
  const transactions = Array.from({ length: 8 }, () =>
    db
      .transaction((tx) => tx.execute(sql`select 1`))
      .catch((error: unknown) => failures.push(error)),
  );
  await Promise.all(transactions);
  expect(failures.length).toBe(8);
  expect(failures.map(isDatabaseUnavailable)).not.toContain(false);
  await Promise.all(Array.from({ length: 8 }, query));
});

it("ends a statement that takes too long", async () => {
  const { db } = await open("slow", brief);
  const error: unknown = await db.execute(sql`select pg_sleep(5)`).catch((reason) => reason);
  expect(error).toMatchObject({ cause: { code: "57014" } });
  expect(isDatabaseUnavailable(error)).toBe(true);
});
