import { cp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getRealtor } from "@realtor/api/loaning";
import { createS3Store } from "@realtor/server/files/s3-store";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../server/test/fixtures/postgres.ts";
import { startS3, type TestS3 } from "../../server/test/fixtures/s3.ts";
import { backUp } from "../src/backup.ts";
import type { Env } from "../src/env.ts";
import { restore } from "../src/restore.ts";
import { readPostgresRows, readStore, type Rows } from "./fixtures/content.ts";
import { newFolder, newMachine } from "./fixtures/folders.ts";
import { fillProduct, openProduct } from "./fixtures/product.ts";

let postgres: TestPostgres;
let stores: TestS3[];
let source: Env;
let target: Env;
let backup: string;
/** Of the moment of the backup. */
let rows: Rows;

const extended = { tags: ["extended"] };

const urlOf = ({ databaseUrl }: Env) => databaseUrl ?? "";

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

async function readBucket(s3: TestS3 | undefined): Promise<Record<string, string>> {
  if (!s3) throw new Error("There is no such bucket.");
  const store = createS3Store(s3.settings);
  const files = await readStore(store);
  store.close();
  return files;
}

beforeAll(async () => {
  postgres = await startPostgres();
  stores = [await startS3(), await startS3()];
  const machine = async (name: string, store: number) => {
    const databaseUrl = await postgres.createDatabase(name);
    for (const file of ["roles.sql", "backup-role.sql"]) {
      const documented = new URL(`../../../deploy/postgres/${file}`, import.meta.url);
      const text = (await readFile(documented, "utf8")).replaceAll(
        "database realtor ",
        `database ${name} `,
      );
      // Roles belong to the server, and not to one database.
      await query(
        databaseUrl,
        name === "realtor" ? text : text.replaceAll(/^create role.*$/gm, ""),
      );
    }
    return newMachine({ databaseUrl, s3: stores[store]?.settings });
  };
  source = await machine("realtor", 0);
  target = await machine("restored", 1);
  backup = join(await newFolder(), "backup");

  const as = (user: string) => urlOf(source).replace("//postgres@", `//${user}@`);
  const users = { databaseUrl: as("realtor_services"), siteDatabaseUrl: as("realtor_site") };
  const product = await openProduct({ ...source, ...users });
  await fillProduct(product);
  rows = await readPostgresRows(urlOf(source));
  // While the product runs, with a user who may read only.
  await backUp({ ...source, databaseUrl: as("realtor_backup") }, backup);
  await product.sendLead("Stored after the backup");
  await product.close();
  await restore(target, backup);
});

afterAll(async () => {
  await postgres?.stop();
  for (const store of stores) await store.stop();
});

it("a backup of PostgreSQL restores every row of both processes, and every photo", async () => {
  expect(rows["site.leads"]).toHaveLength(1);
  expect(rows["public.contact_requests"]).toHaveLength(1);
  expect(await readPostgresRows(urlOf(target))).toEqual(rows);
  const photos = await readBucket(stores[0]);
  expect(Object.keys(photos).length).toBeGreaterThan(90);
  expect(await readBucket(stores[1])).toEqual(photos);
});

it("is of one moment although rows are written meanwhile", extended, async () => {
  const client = new Client({ connectionString: urlOf(source) });
  await client.connect();
  const writing = { isActive: true };
  const write = (async () => {
    while (writing.isActive)
      await client.query(
        `insert into verifications (id, identifier, value, expires_at)
         values (gen_random_uuid()::text, 'test', '', now())`,
      );
  })();
  const folder = join(await newFolder(), "moment");
  await backUp(source, folder);
  writing.isActive = false;
  await write;
  await client.end();
  const s3 = await startS3();
  const databaseUrl = await postgres.createDatabase("moment");
  const restored = await restore(await newMachine({ databaseUrl, s3: s3.settings }), folder);
  await s3.stop();
  expect(restored.photos).toBeGreaterThan(90);
});

it("a backup of PostgreSQL has no secrets, and no file that others can read", async () => {
  await expect(stat(join(source.dataDir, "service.secret"))).resolves.toBeDefined();
  expect((await readdir(backup)).toSorted()).toEqual(["database.dump", "manifest.json", "media"]);
  expect((await stat(join(backup, "database.dump"))).mode & 0o077).toBe(0);
});

it("starts on the restored database with the users of both processes", extended, async () => {
  const as = (user: string) => urlOf(target).replace("//postgres@", `//${user}@`);
  const users = { databaseUrl: as("realtor_services"), siteDatabaseUrl: as("realtor_site") };
  const product = await openProduct({ ...target, ...users });
  const { draft } = await getRealtor(product.agent, "grace-kim", { asOwner: true });
  const photo = /\/media\/[\w-]+\.png/.exec(JSON.stringify(draft))?.[0] ?? "";
  expect((await product.services.app.request(photo)).status).toBe(200);
  await fillProduct(product);
  await product.close();
});

it("a backup of PostgreSQL refuses a database and a bucket that are not empty", async () => {
  await expect(restore(target, backup)).rejects.toThrow(/is not empty \(drizzle\./);
  const databaseUrl = await postgres.createDatabase("empty");
  await expect(restore({ ...target, databaseUrl }, backup)).rejects.toThrow(
    `The bucket ${target.s3?.bucket} is not empty (media/`,
  );
});

it(
  "refuses a truncated dump, and one that is damaged in spite of its manifest",
  extended,
  async () => {
    const machine = await newMachine({ databaseUrl: await postgres.createDatabase("damaged") });
    const folder = join(await newFolder(), "damaged");
    await cp(backup, folder, { recursive: true });
    const dump = join(folder, "database.dump");
    const { size } = await stat(dump);
    await truncate(dump, size - 5000);
    await expect(restore(machine, folder)).rejects.toThrow(
      /database\.dump has \d+ bytes instead of/,
    );

    // As if the dump had been cut off before its hash was taken.
    const { measureFile } = await import("../src/backup-file.ts");
    const manifest = join(folder, "manifest.json");
    const changed = JSON.parse(await readFile(manifest, "utf8"));
    for (const file of changed.files)
      if (file.path === "database.dump") Object.assign(file, await measureFile(dump));
    await writeFile(manifest, JSON.stringify(changed));
    await expect(restore(machine, folder)).rejects.toThrow(/pg_restore failed: pg_restore: error/);
    expect(await readPostgresRows(urlOf(machine))).toEqual({});
  },
);

it("refuses the backup of the other kind, and a database that does not respond", async () => {
  await expect(restore(await newMachine(), backup)).rejects.toThrow(
    /of PostgreSQL: set DATABASE_URL/,
  );
  const unreachable = await newMachine({
    databaseUrl: "postgres://user:hidden@127.0.0.1:9/realtor",
  });
  const folder = join(await newFolder(), "new");
  await expect(backUp(unreachable, folder)).rejects.toThrow(
    "The database at 127.0.0.1:9 cannot be used (ECONNREFUSED): start it, or correct DATABASE_URL.",
  );
  await rm(folder, { recursive: true });
});
