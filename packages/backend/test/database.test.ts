// @module-tag extended
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { resetPassword, signIn } from "@realtor/api/loaning";
import type { DatabaseLocation } from "@realtor/server/database";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { createPhotoColorFiles } from "@realtor/server/files/photo-color-files";
import { createLog } from "@realtor/server/log";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";

import { createBackend } from "../src/create-backend.ts";
import { openDb } from "../src/db/open-db.ts";
import type { Db } from "../src/db/open-db.ts";
import { folderLocation } from "../src/db/storage.ts";
import * as schema from "../src/db/schema.ts";
import { createFirstAdmin } from "../src/identity/first-admin.ts";
import { createColorRecorder } from "../src/media/record-color.ts";
import { seedSamples } from "../src/seed/seed-samples.ts";
import { startPostgres } from "../../server/test/fixtures/postgres.ts";
import { engines, publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { Engine } from "./fixtures/test-backend.ts";

const log = createLog("silent");

/** Returns the location of a database that does not exist yet. */
async function newLocation(engine: Engine): Promise<DatabaseLocation> {
  if (engine === "PostgreSQL") {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    return { kind: "postgres", url: await postgres.createDatabase("fresh") };
  }
  const folder = await mkdtemp(join(tmpdir(), "realtor-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folderLocation(folder);
}

async function columnsOf(db: Db): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of Object.values(schema)) {
    const name = getTableName(table);
    const rows = await db.execute(
      sql`select column_name from information_schema.columns where table_schema = 'public' and table_name = ${name}`,
    );
    // Both drivers return `rows`, which Drizzle's common type lacks.
    const { rows: columns } = rows as { rows: { column_name: string }[] };
    found[name] = columns.map((column) => column.column_name).toSorted();
  }
  return found;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe.each(engines)("the database, on %s", (engine) => {
  it("has every table and column after migration and retains data when reopened", async () => {
    const location = await newLocation(engine);
    const expected = Object.fromEntries(
      Object.values(schema).map((table) => [
        getTableName(table),
        Object.keys(getTableColumns(table)).map(snakeCase).toSorted(),
      ]),
    );
    for (const turn of ["first", "second"]) {
      const { db, close } = await openDb(location, log);
      expect(await columnsOf(db)).toEqual(expected);
      if (turn === "first") {
        await db.insert(schema.user).values({ id: "1", name: "A", email: "a@example.com" });
      }
      expect(await db.$count(schema.user)).toBe(1);
      await close();
    }
  });

  it("is seeded once and only if it has no accounts", async () => {
    const folder = await mkdtemp(join(tmpdir(), "realtor-media-"));
    const files = createFolderStore(folder);
    onTestFinished(() => rm(folder, { recursive: true }));
    const recordColor = createColorRecorder(files, log);
    const { db, close } = await openDb(await newLocation(engine), log);
    onTestFinished(close);
    const both = await Promise.all([1, 2].map(() => seedSamples({ db, files, recordColor })));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await seedSamples({ db, files, recordColor })).toBe(false);
    const color = await createPhotoColorFiles(files).read("samples/card-skyline-blue-hour.jpg");
    expect(color).toMatch(/^#[0-9a-f]{3}$/);
    expect(await db.$count(schema.user)).toBe(13);
    expect(await db.$count(schema.realtors)).toBe(11);
    expect(await db.$count(schema.listings)).toBeGreaterThanOrEqual(400);
  });
});

it("migrates an empty PostgreSQL database opened by two processes at once", async () => {
  const location = await newLocation("PostgreSQL");
  const opened = await Promise.all([openDb(location, log), openDb(location, log)]);
  for (const { db, close } of opened) {
    expect(await db.$count(schema.realtors)).toBe(0);
    await close();
  }
});

it("gives the first admin without a password a link until it is used", async () => {
  const firstAdmin = { email: "first@example.com" };
  const backend = await startBackend("PGlite", { seedSamples: false, firstAdmin });
  onTestFinished(() => backend.close());
  const createLink = async () => {
    const { accountId, passwordUrl = "" } = await createFirstAdmin(
      backend.db,
      firstAdmin,
      publicUrl,
    );
    return { accountId, token: new URL(passwordUrl).hash.replace("#token=", "") };
  };
  const former = await createLink();
  const { accountId, token } = await createLink();
  expect(accountId).toBeUndefined();
  expect(await backend.db.$count(schema.user)).toBe(1);

  const newPassword = "chosen-by-green-owls";
  const used = resetPassword(backend.visitor, { token: former.token, newPassword });
  await expect(used).rejects.toMatchObject({ status: 400 });
  await resetPassword(backend.visitor, { token, newPassword });
  const { user } = await signIn(backend.visitor, { ...firstAdmin, password: newPassword });
  expect(user).toMatchObject({ role: "admin" });
  const again = await createFirstAdmin(backend.db, firstAdmin, publicUrl);
  expect(again).toEqual({});
});

it("refuses to start with sample accounts where others reach the site", async () => {
  const location = await newLocation("PGlite");
  const dataDir = await mkdtemp(join(tmpdir(), "realtor-samples-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const options = { database: location, dataDir, publicUrl };
  const local = await createBackend({ ...options, seedSamples: true });
  await local.close();
  await expect(createBackend({ ...options, isLocal: false })).rejects.toThrow(
    /^The database has the sample accounts/,
  );
  const again = await createBackend(options);
  await again.close();
});

it("creates the first admin once in a database without samples", async () => {
  const firstAdmin = { email: "First@example.com", password: "the-first-quiet-lantern" };
  const backend = await startBackend("PostgreSQL", { seedSamples: false, firstAdmin });
  onTestFinished(() => backend.close());
  expect(await backend.db.$count(schema.user)).toBe(1);
  const { user } = await signIn(backend.visitor, firstAdmin);
  expect(user).toMatchObject({ email: "first@example.com", role: "admin" });

  const other = { email: "second@example.com", password: "another-green-ladder" };
  expect(await createFirstAdmin(backend.db, other, publicUrl)).toEqual({});
  expect(await backend.db.$count(schema.user)).toBe(1);
});
