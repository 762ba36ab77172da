// @module-tag extended
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { PGlite } from "@electric-sql/pglite";
import { resetPassword, signIn } from "@realtor/api/loaning";
import type { DatabaseLocation } from "@realtor/server/database";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { createPhotoColorFiles } from "@realtor/server/files/photo-color-files";
import { createLog } from "@realtor/server/log";
import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
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

/** Copies the migrations before `tag` into a separate folder. */
async function formerMigrations(folder: string, tag: string): Promise<string> {
  const copy = join(folder, "migrations");
  await cp(fileURLToPath(new URL("../drizzle", import.meta.url)), copy, { recursive: true });
  const file = join(copy, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex((entry) => entry.tag === tag),
  );
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return copy;
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

it("migrates contact requests of an older database as new and unread with their time", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = await PGlite.create(join(folder, "db"));
  const migrationsFolder = await formerMigrations(folder, "0003_contact_inbox");
  await migrate(drizzle(client), { migrationsFolder, migrationsTable: "backend_migrations" });
  await client.exec(`insert into contact_requests values ('1', 'unknown', 'Doe Jane', 'Doe', 'Jane',
    '', '949-555-0101', 'US', 'Hello', 'Y', '2026-01-02T03:04:05.678Z', null, 'fingerprint')`);
  await client.close();

  const { db, close } = await openDb(folderLocation(folder), log);
  onTestFinished(close);
  const sentAt = new Date("2026-01-02T03:04:05.678Z");
  expect(await db.select().from(schema.contactRequests)).toMatchObject([
    { createdAt: sentAt, updatedAt: sentAt, state: "new", note: "", readAt: null, spam: false },
  ]);
});

it("migrates read contact requests as read by their agent and the staff", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = await PGlite.create(join(folder, "db"));
  const migrationsFolder = await formerMigrations(folder, "0010_contact_reads");
  await migrate(drizzle(client), { migrationsFolder, migrationsTable: "backend_migrations" });
  await client.exec(`insert into users (id, name, email, role) values
    ('owner', 'A', 'a@example.com', 'realtor'), ('other', 'B', 'b@example.com', 'realtor'),
    ('staff', 'C', 'c@example.com', 'admin')`);
  await client.exec(`insert into realtors
    (id, user_id, desired_url, published, profile, created_at, updated_at)
    values ('r', 'owner', 'a', true, '{}', now(), now())`);
  for (const [id, realtor, readAt] of [
    ["read", "r", "'2026-01-02T03:04:05.678Z'"],
    ["deleted", "gone", "'2026-01-02T03:04:05.678Z'"],
    ["unread", "r", "null"],
  ])
    await client.exec(`insert into contact_requests (id, realtor_id, name, last_name, first_name,
      email, phone, phone_country_code, message, is_term, created_at, read_at, fingerprint)
      values ('${id}', '${realtor}', 'Doe Jane', 'Doe', 'Jane', '', '949-555-0101', 'US', 'Hello',
      'Y', now(), ${readAt}, 'fingerprint')`);
  await client.close();

  const { db, close } = await openDb(folderLocation(folder), log);
  onTestFinished(close);
  const { contactId, userId } = schema.contactReads;
  const readAt = new Date("2026-01-02T03:04:05.678Z");
  expect(await db.select().from(schema.contactReads).orderBy(contactId, userId)).toEqual([
    { contactId: "deleted", userId: "staff", readAt },
    { contactId: "read", userId: "owner", readAt },
    { contactId: "read", userId: "staff", readAt },
  ]);
});

it("migrates own domains as proved and checks those of real names within a week", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = await PGlite.create(join(folder, "db"));
  const migrationsFolder = await formerMigrations(folder, "0007_own_domains");
  await migrate(drizzle(client), { migrationsFolder, migrationsTable: "backend_migrations" });
  await client.exec(`insert into users (id, name, email) values ('1', 'A', 'a@example.com')`);
  for (const [id, host] of [
    ["real", "'grace.com'"],
    ["other", "'www.grace.com'"],
    ["sample", "'grace.example'"],
    ["none", "null"],
  ])
    await client.exec(`insert into realtors
      (id, user_id, desired_url, own_host, published, profile, created_at, updated_at)
      values ('${id}', '1', '${id}', ${host}, true, '{}', now(), now())`);
  await client.close();

  const { db, close } = await openDb(folderLocation(folder), log);
  onTestFinished(close);
  const rows = await db.select().from(schema.ownDomains).orderBy(schema.ownDomains.host);
  const proved = { provedAt: expect.any(Date), confirmedAt: null, failingSince: null };
  const token = expect.stringMatching(/^[\w-]{22}$/);
  expect(rows).toMatchObject([
    { realtorId: "real", host: "grace.com", token, nextCheckAt: expect.any(Date), ...proved },
    { realtorId: "sample", host: "grace.example", token, nextCheckAt: null, ...proved },
    { realtorId: "other", host: "www.grace.com", token, nextCheckAt: expect.any(Date), ...proved },
  ]);
  expect(new Set(rows.map((row) => row.token)).size).toBe(3);
  const weekFromNow = Date.now() + 7 * 24 * 3600 * 1000;
  expect(Number(rows[0]?.nextCheckAt)).toBeLessThanOrEqual(weekFromNow);
});

it("dates the sales figures of an older database by the version that last changed them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "realtor-database-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const client = await PGlite.create(join(folder, "db"));
  const migrationsFolder = await formerMigrations(folder, "0022_figures_date");
  await migrate(drizzle(client), { migrationsFolder, migrationsTable: "backend_migrations" });
  await client.exec(
    `insert into users (id, name, email, role) values ('1', 'A', 'a@example.com', 'admin')`,
  );
  const figures = { salesCount: 12, lastYearSalesTotal: 5_000_000 };
  const presentation = { template: "atelier" };
  const draft = (changes: object) => ({ draft: { changes, savedAt: "2026-11-02T01:00:00.000Z" } });
  const realtors: [id: string, profile: object, createdAt: string, updatedAt: string][] = [
    ["changed", { ...figures, presentation }, "2025-01-01", "2026-05-01"],
    ["created", figures, "2025-03-01T12:00Z", "2025-03-01T12:00Z"],
    ["new-year", figures, "2026-01-01T02:00Z", "2026-01-01T02:00Z"],
    ["unknown", figures, "2024-01-01", "2026-05-01"],
    ["none", { salesCount: 0, presentation }, "2025-01-01", "2025-01-01"],
    [
      "draft",
      { ...figures, ...draft({ salesCount: 13 }) },
      "2025-03-01T12:00Z",
      "2025-03-01T12:00Z",
    ],
    [
      "other-draft",
      { ...figures, ...draft({ presentation }) },
      "2025-03-01T12:00Z",
      "2025-03-01T12:00Z",
    ],
  ];
  for (const [id, profile, createdAt, updatedAt] of realtors)
    await client.query(
      `insert into realtors (id, user_id, desired_url, published, profile, created_at, updated_at)
       values ($1, '1', $1, true, $2, $3, $4)`,
      [id, JSON.stringify(profile), createdAt, updatedAt],
    );
  const versions: [id: string, profile: object, validFrom: string, replacedAt: string][] = [
    ["changed", { salesCount: 11 }, "2025-01-01", "2025-06-01T12:00Z"],
    ["changed", figures, "2025-06-01T12:00Z", "2026-05-01"],
    ["unknown", figures, "2025-06-01", "2026-05-01"],
  ];
  for (const version of versions)
    await client.query(
      `insert into realtor_versions
       (realtor_id, user_id, profile, valid_from, replaced_at, replaced_by, kind)
       values ($1, '1', $2, $3, $4, 'A', 'publish')`,
      version.map((value) => (typeof value === "string" ? value : JSON.stringify(value))),
    );
  await client.close();

  const { db, close } = await openDb(folderLocation(folder), log);
  onTestFinished(close);
  const rows = await db.select().from(schema.realtors);
  const dates = rows.map(({ id, profile }) => {
    const page = profile as { presentation?: object; draft?: { changes: object } };
    return [id, { ...page.presentation, ...(page.draft && { draft: page.draft.changes }) }];
  });
  expect(Object.fromEntries(dates)).toEqual({
    changed: { ...presentation, figuresAt: "2025-06-01" },
    created: { figuresAt: "2025-03-01" },
    "new-year": { figuresAt: "2025-12-31" },
    unknown: {},
    none: presentation,
    draft: {
      figuresAt: "2025-03-01",
      draft: { salesCount: 13, presentation: { figuresAt: "2026-11-02" } },
    },
    "other-draft": {
      figuresAt: "2025-03-01",
      draft: { presentation: { ...presentation, figuresAt: "2025-03-01" } },
    },
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
