import { join } from "node:path";
import { getRealtor, listContacts } from "@realtor/api/loaning";
import { createS3Store } from "@realtor/server/files/s3-store";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../server/test/fixtures/postgres.ts";
import { startS3, type TestS3 } from "../../server/test/fixtures/s3.ts";
import type { Env } from "../src/env.ts";
import { move } from "../src/move.ts";
import { readFiles, readLocalRows, readPostgresRows, readStore } from "./fixtures/content.ts";
import { newMachine } from "./fixtures/folders.ts";
import { fillProduct, openProduct } from "./fixtures/product.ts";

let postgres: TestPostgres;
let s3: TestS3;
let source: Env;

const silent = () => undefined;
const extended = { tags: ["extended"] };

beforeAll(async () => {
  postgres = await startPostgres();
  s3 = await startS3();
  source = await newMachine();
  const product = await openProduct(source);
  await fillProduct(product);
  await product.close();
});

afterAll(async () => {
  await postgres?.stop();
  await s3.stop();
});

async function newTarget(name: string): Promise<Env> {
  const databaseUrl = await postgres.createDatabase(name);
  return { ...source, databaseUrl, siteDatabaseUrl: databaseUrl, s3: s3.settings };
}

it(
  "copies every row and photo, changes nothing in the source, and can be repeated",
  extended,
  async () => {
    const target = await newTarget("moved");
    const before = await readFiles(source.dataDir);
    const lines: string[] = [];
    await move(target, (line) => lines.push(line));
    expect(await readFiles(source.dataDir)).toEqual(before);
    expect(lines).toContainEqual(
      expect.stringMatching(/^photos: (\d+) compared, \1 of them copied now$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^services: \d+ rows copied and compared$/));
    expect(lines.at(-1)).toBe(
      `  SERVICE_TOKEN: the content of ${join(source.dataDir, "service.secret")}`,
    );

    const repeated: string[] = [];
    await move(target, (line) => repeated.push(line));
    expect(repeated).toContainEqual(expect.stringMatching(/, 0 of them copied now$/));
    expect(repeated).toContainEqual(expect.stringMatching(/^site: \d+ rows were copied before/));

    const moved = await readPostgresRows(target.databaseUrl ?? "");
    const rows = Object.entries(await readLocalRows(source.dataDir)).filter(([table]) =>
      /: (?:site|public)\./.test(table),
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(moved).toMatchObject(
      Object.fromEntries(rows.map(([table, content]) => [table.replace(/^.*: /, ""), content])),
    );
    const store = createS3Store(s3.settings);
    const photos = await readFiles(join(source.dataDir, "backend/media"));
    const keys = Object.entries(photos).map(([path, bytes]) => [`media/${path}`, bytes]);
    expect(await readStore(store)).toEqual(Object.fromEntries(keys));
    store.close();

    const product = await openProduct(target);
    const { aboutMeEn, draft } = await getRealtor(product.agent, "grace-kim", { asOwner: true });
    expect(aboutMeEn).toBe("A new text");
    const photo = /\/media\/[\w-]+\.png/.exec(JSON.stringify(draft))?.[0] ?? "";
    expect((await product.services.app.request(photo)).status).toBe(200);
    expect(await listContacts(product.agent)).toMatchObject({ totalCount: 1 });
    // New rows get numbers after those of the source.
    await fillProduct(product);
    await product.close();
    await expect(move(target, silent)).rejects.toThrow(
      /has other rows: the product has already run/,
    );
  },
);

it("stores no row of a part that fails, and the rest when it is repeated", extended, async () => {
  const target = await newTarget("interrupted");
  const client = new Client({ connectionString: target.databaseUrl });
  await client.connect();
  const databaseUrl = (target.databaseUrl ?? "").replace("/interrupted", "/missing");
  await expect(move({ ...target, databaseUrl }, silent)).rejects.toThrow(
    /"missing" does not exist/,
  );
  const { rows } = await client.query("select count(*)::int as count from site.leads");
  expect(rows).toEqual([{ count: 1 }]);
  await client.end();
  const lines: string[] = [];
  await move(target, (line) => lines.push(line));
  expect(lines).toContainEqual(expect.stringMatching(/^site: \d+ rows were copied before/));
  expect(lines).toContainEqual(expect.stringMatching(/^services: \d+ rows copied and compared$/));
});

it(
  "refuses a running product, a bucket with other files, and a missing DATABASE_URL",
  extended,
  async () => {
    const target = await newTarget("refused");
    const other = await startS3();
    const store = createS3Store(other.settings);
    await store.write("media/samples/hero-dusk-pool.jpg", Buffer.from("another"));
    await expect(move({ ...target, s3: other.settings }, silent)).rejects.toThrow(
      /has another file as media\/samples\/hero-dusk-pool\.jpg: set S3_BUCKET to an empty bucket/,
    );
    store.close();
    await other.stop();
    await expect(move(source, silent)).rejects.toThrow(/^DATABASE_URL is missing/);
    const product = await openProduct(source);
    await expect(move(target, silent)).rejects.toThrow(/is in use by process/);
    await product.close();
  },
);
