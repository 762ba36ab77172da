import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startPostgres, type TestPostgres } from "../test/fixtures/postgres.ts";
import { isDatabaseUnavailable } from "./errors.ts";
import { openDatabase } from "./database.ts";
import { createLog } from "./log.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

it("continues after PostgreSQL restarted between two queries of a transaction", async () => {
  const migrations = new URL("../../backend/drizzle", import.meta.url).pathname;
  const { db, close } = await openDatabase({
    location: { kind: "postgres", url: await postgres.createDatabase("restarted") },
    schema: {},
    migrations: {
      folder: migrations,
      table: "test_migrations",
      lockKey: 1,
      storageChecks: "storage_checks",
    },
    log: createLog("silent"),
  });
  onTestFinished(close);
  const transaction = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await postgres.restart();
    await wait(100);
    await tx.execute(sql`select 1`);
  });
  const error: unknown = await transaction.catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await expect(db.execute(sql`select 1`)).resolves.toMatchObject({ rowCount: 1 });
});
