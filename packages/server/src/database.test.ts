import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
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

describe("a database that a newer version has changed", () => {
  /** The migrations of a version: the first `count` of these. */
  async function createVersion(count: number) {
    const folder = await mkdtemp(join(tmpdir(), "realtor-migrations-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const all = [
      ["0000_start", "create table a (x int, y int);"],
      ["0001_expand", "alter table a add column z int;"],
      ["0002_contract", "-- contract: needs 0001_expand\nalter table a drop column y;"],
    ] as const;
    await mkdir(join(folder, "meta"));
    const entries = all
      .slice(0, count)
      .map(([tag], idx) => ({ idx, when: idx + 1, tag, breakpoints: true }));
    await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ entries }));
    for (const [tag, text] of all) await writeFile(join(folder, `${tag}.sql`), text);
    return folder;
  }
  const start = async (url: string, count: number, migrate = true) => {
    const { close } = await openDatabase({
      location: { kind: "postgres", url },
      schema: {},
      migrations: {
        folder: await createVersion(count),
        table: "versions",
        lockKey: 2,
        storageChecks: "a",
      },
      migrate,
      log: createLog("silent"),
    });
    await close();
  };

  it("is used by versions for which it was extended only, and refused by others in one sentence", async () => {
    const url = await postgres.createDatabase("versions");
    await start(url, 2);
    await start(url, 1);
    await start(url, 3);
    await start(url, 2);
    await start(url, 2, false);
    for (const migrate of [true, false])
      await expect(start(url, 1, migrate)).rejects.toMatchObject({
        name: "StartError",
        message:
          "A newer version has changed the database so that this one cannot use it (it lacks the migration 0001_expand): start a version that has it, or restore a backup that is older than the upgrade.",
      });
    await start(url, 3);
  });
});
