// @module-tag extended
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createHttp } from "@realtor/api/http";
import { sendLead } from "@realtor/api/leads";
import { signIn } from "@realtor/api/loaning";
import { createS3Store } from "@realtor/server/files/s3-store";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { samplePassword } from "../../backend/src/seed/sample-accounts.ts";
import { startPostgres, type TestPostgres } from "../../server/test/fixtures/postgres.ts";
import { startS3, type TestS3 } from "../../server/test/fixtures/s3.ts";
import { type Product, startProduct } from "../../../site/e2e/fixtures/product.ts";
import { readFiles, readLocalRows, readPostgresRows, readStore } from "./fixtures/content.ts";
import { newFolder } from "./fixtures/folders.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

function start(args: readonly string[], variables: Record<string, string>) {
  const { PATH = "" } = process.env;
  return spawn(process.execPath, [main, ...args], { env: { PATH, ...variables } });
}

/** Runs a command and returns exit code and output. */
async function run(args: readonly string[], variables: Record<string, string>) {
  const child = start(args, variables);
  const closed = once(child, "close");
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code: child.exitCode, out, error };
}

async function startOn(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ dataDir, env });
  onTestFinished(() => product.stop());
  return product;
}

/** A visitor reads pages and a photo, and an agent signs in. */
async function use({ url, backendUrl }: Product): Promise<void> {
  const page = await fetch(`${url}/grace-kim`);
  expect(page.status).toBe(200);
  const [photo = ""] = /\/media\/samples\/[\w-]+\.\w+/.exec(await page.text()) ?? [];
  expect((await fetch(url + photo)).status).toBe(200);
  const account = { email: "grace-kim@example.com", password: samplePassword };
  expect((await signIn(createHttp({ baseUrl: backendUrl }), account)).token).toBeTruthy();
}

async function storeLead({ url }: Product, name: string): Promise<void> {
  const headers = { "x-forwarded-for": `192.0.2.${1 + (leads.sent++ % 250)}` };
  const http = createHttp({
    baseUrl: url,
    onRequest: (request) => request.headers.set("x-forwarded-for", headers["x-forwarded-for"]),
  });
  await sendLead(
    http,
    {
      name,
      area: "Irvine",
      phone: "949-555-0100",
      phoneCountryCode: "US",
      hasSite: "N",
      privacyConsent: true,
      contactConsent: true,
      locale: "en",
    },
    name,
  );
}

const leads = { sent: 0 };
let source: string;
let postgres: TestPostgres;
let s3: TestS3;

beforeAll(async () => {
  postgres = await startPostgres();
  s3 = await startS3();
});

afterAll(async () => {
  await postgres.stop();
  await s3.stop();
});

it("copies the running product while leads arrive, and starts on the restored copy", async () => {
  source = join(await newFolder(), "data");
  const product = await startOn(source);
  const writing = { isActive: true };
  const acknowledged: string[] = [];
  const write = (async () => {
    while (writing.isActive) {
      const name = `Lead ${acknowledged.length}`;
      await storeLead(product, name);
      acknowledged.push(name);
      await wait(20);
    }
  })();
  await wait(500);
  const before = acknowledged.length;
  const folder = join(await newFolder(), "backup");
  const backup = await run(["backup", "--to", folder], { DATA_DIR: source });
  expect(backup).toMatchObject({ code: 0, error: "" });
  await use(product);
  writing.isActive = false;
  await write;
  await product.stop();
  expect(await run(["verify", "--from", folder], {})).toMatchObject({ code: 0 });

  const restored = join(await newFolder(), "data");
  const result = await run(["restore", "--from", folder], { DATA_DIR: restored });
  expect(result).toMatchObject({ code: 0, error: "" });
  expect(result.out).toMatch(/^Restored and compared with .*: \d+ rows, \d+ photos/);
  const stored = (await readLocalRows(restored))["site: site.leads"] ?? [];
  expect(stored.length).toBeGreaterThanOrEqual(before);
  expect(stored.length).toBeLessThanOrEqual(acknowledged.length);
  for (const name of acknowledged.slice(0, before))
    expect(stored.filter((row) => row.includes(`"${name}"`))).toHaveLength(1);
  await use(await startOn(restored));

  const refused = await run(["restore", "--from", folder], { DATA_DIR: restored });
  expect(refused).toMatchObject({
    code: 1,
    error: expect.stringMatching(/is (?:not empty|in use)/),
  });
}, 300_000);

it("moves to PostgreSQL and S3 although it is killed ten times", async () => {
  const databaseUrl = await postgres.createDatabase("realtor");
  const { bucket, region, endpoint = "", credentials } = s3.settings;
  const variables = {
    DATABASE_URL: databaseUrl,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? "",
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? "",
  };
  const before = await readFiles(source);
  for (let kill = 1; kill <= 10; kill += 1) {
    const child = start(["move"], { DATA_DIR: source, ...variables });
    // From before the first photo until after the first database.
    await wait(700 * kill);
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  }
  const moved = await run(["move"], { DATA_DIR: source, ...variables });
  expect(moved).toMatchObject({ code: 0, error: "" });
  const ignored = /\.lock$/;
  const withoutLocks = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !ignored.test(path)));
  expect(withoutLocks(await readFiles(source))).toEqual(withoutLocks(before));

  const target = await readPostgresRows(databaseUrl);
  const rows = Object.entries(await readLocalRows(source))
    .filter(([table]) => /: (?:site|public)\./.test(table))
    .map(([table, content]) => [table.replace(/^.*: /, ""), content]);
  expect(target).toMatchObject(Object.fromEntries(rows));
  const store = createS3Store(s3.settings);
  const photos = Object.entries(await readFiles(join(source, "backend/media")));
  expect(await readStore(store)).toEqual(
    Object.fromEntries(photos.map(([path, bytes]) => [`media/${path}`, bytes])),
  );
  store.close();

  const secret = (path: string) => readFile(join(source, path), "utf8");
  const product = await startOn(join(await newFolder(), "data"), {
    ...variables,
    AUTH_SECRET: await secret("backend/auth.secret"),
    UPLOAD_SECRET: await secret("backend/upload.secret"),
    SERVICE_TOKEN: await secret("service.secret"),
  });
  await use(product);
  await storeLead(product, "After the move");

  // The same database and bucket, as a backup.
  const folder = join(await newFolder(), "backup");
  expect(await run(["backup", "--to", folder], variables)).toMatchObject({ code: 0, error: "" });
  expect(await run(["verify", "--from", folder], {})).toMatchObject({ code: 0 });
}, 300_000);

it("says in one sentence that the store does not respond, or that a folder cannot be written", async () => {
  const s3Variables = {
    S3_BUCKET: "realtor",
    S3_REGION: "us-east-1",
    S3_ENDPOINT: "http://127.0.0.1:9",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  const folder = join(await newFolder(), "backup");
  const noStore = await run(["backup", "--to", folder], { DATA_DIR: source, ...s3Variables });
  expect(noStore).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^The bucket realtor cannot be used: [^\n]+\n$/),
  });
  // The backup is incomplete.
  expect(await run(["verify", "--from", folder], {})).toMatchObject({
    code: 1,
    error: expect.stringMatching(/the backup was not completed\. Use another one\.\n$/),
  });
  const notFolder = await run(["backup", "--to", "/dev/null/backup"], { DATA_DIR: source });
  expect(notFolder).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^[^\n]+ENOTDIR[^\n]+\n$/),
  });
}, 300_000);

it("explains how it is called", async () => {
  for (const args of [[], ["backup"], ["backup", "--from", "x"], ["move", "--to", "x"]])
    expect(await run(args, {})).toMatchObject({ code: 2, error: expect.stringMatching(/^Usage:/) });
});
