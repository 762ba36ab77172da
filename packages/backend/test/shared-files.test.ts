import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { requestUploads } from "@realtor/api/loaning";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";

import { type TestS3, startS3 } from "../../server/test/fixtures/s3.ts";
import { type Backend, createBackend } from "../src/create-backend.ts";
import { graceEmail, publicUrl, startBackend, type TestBackend } from "./fixtures/test-backend.ts";

// Two machines with one database and one S3 store.
const uploadSecret = "upload-secret-of-both-machines-000000";
let s3: TestS3;
let first: TestBackend;
let second: Backend;
let secondFolder: string;

beforeAll(async () => {
  s3 = await startS3();
  first = await startBackend("PostgreSQL", { s3: s3.settings, uploadSecret });
  if (first.databaseUrl === null) throw new Error("The services have no PostgreSQL database.");
  secondFolder = await mkdtemp(join(tmpdir(), "realtor-second-"));
  second = await createBackend({
    database: { kind: "postgres", url: first.databaseUrl },
    dataDir: secondFolder,
    s3: s3.settings,
    uploadSecret,
    publicUrl,
  });
});

afterAll(async () => {
  await second.close();
  await first.close();
  await s3.stop();
  await rm(secondFolder, { recursive: true });
});

it("a photo that one machine stores is served by the other, from no folder of theirs", async () => {
  const [upload] = await requestUploads(await first.signedIn(graceEmail), [
    { path: "id", imageType: "fullsize", contentType: "image/png", size: 1000 },
  ]);
  const url = upload?.uploadUrl ?? "";
  const image = sharp({ create: { width: 64, height: 48, channels: 3, background: "#1f4fd8" } });
  const body = new Uint8Array(await image.png().toBuffer());
  const put = { method: "PUT", headers: { "content-type": "image/png" }, body };
  expect((await first.app.request(url, put)).status).toBe(200);
  const other = { ...put, body: new Uint8Array(await image.negate().png().toBuffer()) };
  expect((await second.app.request(url, other)).status).toBe(409);

  const { pathname } = new URL(url);
  const stored = await first.app.request(pathname);
  const served = await second.app.request(pathname);
  expect(served.status).toBe(200);
  expect(served.headers.get("content-type")).toBe("image/png");
  expect(served.headers.get("etag")).toBe(stored.headers.get("etag"));
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(bytes).toEqual(Buffer.from(await stored.arrayBuffer()));
  expect(served.headers.get("content-length")).toBe(String(bytes.length));
  const head = await second.app.request(pathname, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(bytes.length)]);

  for (const folder of [first.dataDir, secondFolder])
    expect(await readdir(folder)).not.toContain("media");
});

it("the sample photos are on both", async () => {
  const path = "/media/samples/hero-dusk-pool.jpg";
  for (const { app } of [first, second]) expect((await app.request(path)).status).toBe(200);
});

it("without the store photos are 503, and profiles are served", async () => {
  const alone = await createBackend({
    database: { kind: "postgres", url: first.databaseUrl ?? "" },
    dataDir: secondFolder,
    // No server listens on this port.
    s3: { ...s3.settings, endpoint: "http://127.0.0.1:9" },
    uploadSecret,
    publicUrl,
  });
  const photo = await alone.app.request("/media/samples/hero-dusk-pool.jpg");
  expect(photo.status).toBe(503);
  expect(await photo.json()).toMatchObject({ code: "file.unavailable" });
  expect((await alone.app.request("/v1/realtor")).status).toBe(200);
  await alone.close();
});
