import { monitorEventLoopDelay } from "node:perf_hooks";

import { createHttp } from "@realtor/api/http";
import { getRealtor, requestUploads, signIn, updateRealtor } from "@realtor/api/loaning";
import type { UploadFile } from "@realtor/api/loaning";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { createPhotoColorFiles } from "@realtor/server/files/photo-color-files";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getError } from "./fixtures/get-error.ts";
import { samplePassword } from "../src/seed/sample-accounts.ts";
import { adminEmail, graceEmail, publicUrl, startBackend } from "./fixtures/test-backend.ts";
import type { TestBackend } from "./fixtures/test-backend.ts";

let backend: TestBackend;
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  backend = await startBackend("PostgreSQL", { realtorHosts: ["www.realtor.example"] });
  const createImage = (background: string) =>
    sharp({ create: { width: 64, height: 48, channels: 3, background } });
  jpeg = await createImage("#1f4fd8").jpeg().toBuffer();
  png = await createImage("#12b5cb").png().toBuffer();
});
afterAll(() => backend.close());

/** An ICO file with one image, whose header may differ from the image. */
function createIcon(image: Buffer, { side = 16, images = 1 } = {}): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, image]);
}

/** A bitmap of 2 x 2 opaque red pixels, as icons have it: twice the height, for the mask. */
function createBitmap(width = 2, height = width * 2): Buffer {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(width, 4);
  header.writeInt32LE(height, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const pixels = Buffer.alloc(4 * 4).fill(Buffer.from([0, 0, 255, 255]));
  return Buffer.concat([header, pixels, Buffer.alloc(2 * 4)]);
}

const ico = createIcon(createBitmap(), { side: 2 });

async function newUploadUrl(file: Partial<UploadFile> = {}): Promise<string> {
  const [answer] = await requestUploads(await backend.signedIn(graceEmail), [
    { path: "id", imageType: "fullsize", contentType: "image/jpeg", size: 1000, ...file },
  ]);
  return answer?.uploadUrl ?? "";
}

async function put(url: string, body: Buffer | string, contentType = "image/jpeg") {
  const answer = await backend.app.request(url, {
    method: "PUT",
    headers: { "content-type": contentType },
    body: typeof body === "string" ? body : new Uint8Array(body),
  });
  const text = await answer.text();
  return { status: answer.status, code: text && (JSON.parse(text) as { code: string }).code };
}

describe("requesting upload URLs", () => {
  it.each([
    [{ contentType: "image/svg+xml" }, "/files/0/contentType", "file.type"],
    [{ contentType: "image/gif" }, "/files/0/contentType", "file.type"],
    [{ contentType: "image/x-icon" }, "/files/0/contentType", "file.type"],
    [{ size: 10 * 1024 * 1024 + 1 }, "/files/0/size", "file.size"],
    [{ path: "../../etc" }, "/files/0/path", "choice.unknown"],
  ])("rejects %j", async (file, pointer, code) => {
    // Invalid on purpose.
    expect(await getError(newUploadUrl(file as Partial<UploadFile>))).toMatchObject({
      status: 422,
      errors: [{ pointer, code }],
    });
  });
});

describe("the name of an uploaded file", () => {
  it.each(["photo.jpg", "../../etc/passwd", "evil.exe", 'a"; filename="evil.html'])(
    "is not used: %j",
    async (fileName) => {
      const { pathname } = new URL(await newUploadUrl({ fileName }));
      expect(pathname).toMatch(/^\/media\/[\w-]{22}\.jpg$/);
    },
  );
});

describe("the upload origin of a page", () => {
  /**
   * Requests an upload URL like a browser on a page of `origin`, through the site, which does not
   * change the header.
   */
  async function uploadUrlFor(token: string, origin: string): Promise<URL> {
    const http = createHttp({
      baseUrl: publicUrl,
      getToken: () => token,
      onRequest: ({ headers }) => headers.set("origin", origin),
      fetch: async (input, init) => backend.app.fetch(new Request(input, init)),
    });
    const file = { path: "id", imageType: "fullsize", contentType: "image/jpeg", size: 9 } as const;
    return new URL((await requestUploads(http, [file]))[0]?.uploadUrl ?? "");
  }

  async function tokenOf(email: string): Promise<string> {
    return (await signIn(backend.visitor, { email, password: samplePassword })).token;
  }

  it.each(["https://www.realtor.example", "http://localhost:3000", "https://kenji-morita.example"])(
    "at %s is sent there, kept as ours and answered as such",
    async (site) => {
      const token = await tokenOf("kenji-morita@example.com");
      const { origin, pathname, search } = await uploadUrlFor(token, site);
      expect(origin).toBe(site);
      // The site proxies `/media/` unchanged.
      expect(await put(pathname + search, jpeg)).toMatchObject({ status: 200 });
      expect((await backend.app.request(pathname)).status).toBe(200);

      const http = backend.withToken(token);
      const { id, updatedAt } = await getRealtor(http, "kenji_morita");
      const photos = [
        { path: "id" as const, imageType: "fullsize" as const, url: site + pathname },
      ];
      const draft = { changes: { photos } };
      const saved = await updateRealtor(http, id, { updatedAt, photos, draft });
      const ours = photos.map((photo) => ({ ...photo, url: publicUrl + pathname }));
      expect([saved.photos, saved.draft?.changes.photos]).toEqual([ours, ours]);
    },
  );

  it.each([
    [graceEmail, "https://kenji-morita.example"],
    [adminEmail, "https://kenji-morita.example"],
    [graceEmail, "https://elsewhere.example"],
    [graceEmail, "https://www.realtor.example.elsewhere.example"],
    [graceEmail, "ftp://www.realtor.example"],
    [graceEmail, "null"],
  ])("of %s at %s is the services' origin", async (email, site) => {
    const { origin } = await uploadUrlFor(await tokenOf(email), site);
    expect(origin).toBe(publicUrl);
  });
});

describe("uploading an image", () => {
  it.each([
    ["no signature", (url: URL) => url.searchParams.delete("signature")],
    ["a forged signature", (url: URL) => url.searchParams.set("signature", "A".repeat(43))],
    ["a later end", (url: URL) => url.searchParams.set("expires", "9999999999")],
    ["another size", (url: URL) => url.searchParams.set("imageType", "thumbnail")],
    ["another key", (url: URL) => (url.pathname = "/media/AAAAAAAAAAAAAAAAAAAAAA.jpg")],
  ])("is rejected with %s", async (_what, change) => {
    const url = new URL(await newUploadUrl());
    change(url);
    expect(await put(url.href, jpeg)).toEqual({ status: 403, code: "upload.signature" });
  });

  it("stores the color of a photo for its first visitor", async () => {
    const colors = createPhotoColorFiles(createFolderStore(backend.dataDir));
    const url = await newUploadUrl();
    const path = new URL(url).pathname.slice("/media/".length);
    expect(await colors.read(path)).toBeUndefined();
    await put(url, jpeg);
    expect(await colors.read(path)).toBe("#14d");
  });

  it("is rejected if the content does not match its type", async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const body of [png, ico, Buffer.from("GIF89a"), script, "", "<html>"]) {
      const url = await newUploadUrl();
      expect(await put(url, body)).toEqual({ status: 415, code: "file.type" });
      expect((await backend.app.request(url.split("?")[0] ?? "")).status).toBe(404);
    }
  });

  it("is rejected with another content type than requested", async () => {
    const url = await newUploadUrl();
    for (const contentType of ["image/png", "image/svg+xml", "text/html"]) {
      expect(await put(url, jpeg, contentType)).toEqual({
        status: 415,
        code: "body.contentType",
      });
    }
  });

  it("is rejected if the image is truncated, tiny or larger than 10 MB", async () => {
    const half = jpeg.subarray(0, jpeg.length / 2);
    const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    for (const body of [half, dot]) {
      expect(await put(await newUploadUrl(), body)).toEqual({
        status: 422,
        code: "file.dimensions",
      });
    }
    const large = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await put(await newUploadUrl(), large)).toEqual({ status: 413, code: "file.size" });
  });

  it("does not overwrite a stored image", async () => {
    const url = await newUploadUrl();
    expect(await put(url, jpeg)).toMatchObject({ status: 200 });
    const kept = await (await backend.app.request(url.split("?")[0] ?? "")).arrayBuffer();
    const other = await sharp(jpeg).negate().jpeg().toBuffer();
    expect(await put(url, other)).toEqual({ status: 409, code: "upload.used" });
    const still = await (await backend.app.request(url.split("?")[0] ?? "")).arrayBuffer();
    expect(Buffer.from(still).equals(Buffer.from(kept))).toBe(true);
  });

  it.each(["png", "webp", "avif"] as const)("accepts %s", async (kind) => {
    const contentType = `image/${kind}` as const;
    const url = await newUploadUrl({ contentType });
    const body = await sharp(png).toFormat(kind).toBuffer();
    expect(await put(url, body, contentType)).toMatchObject({ status: 200 });
    const answer = await backend.app.request(url.split("?")[0] ?? "");
    expect(answer.headers.get("content-type")).toBe(contentType);
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height]).toEqual([64, 48]);
  });

  it("re-encodes an icon for a favicon under either media type", async () => {
    for (const contentType of ["image/x-icon", "image/vnd.microsoft.icon"] as const) {
      const url = await newUploadUrl({ path: "favicon", contentType });
      const trailing = Buffer.concat([ico, Buffer.from("<script>alert(1)</script>")]);
      expect(await put(url, trailing, contentType)).toMatchObject({ status: 200 });
      const answer = await backend.app.request(url.split("?")[0] ?? "");
      expect(answer.headers.get("content-type")).toBe("image/x-icon");
      const stored = Buffer.from(await answer.arrayBuffer());
      expect(stored.includes("script")).toBe(false);
      const { data, info } = await sharp(stored.subarray(22))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ format: "raw", width: 2, height: 2 });
      expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    }
  });

  it("accepts an icon with a PNG and scales it down", async () => {
    const large = await sharp(png).resize(200, 200).png().toBuffer();
    const url = await newUploadUrl({ path: "favicon", contentType: "image/x-icon" });
    expect(await put(url, createIcon(large, { side: 200 }), "image/x-icon")).toMatchObject({
      status: 200,
    });
    const answer = await backend.app.request(url.split("?")[0] ?? "");
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(stored.subarray(22)).metadata()).toMatchObject({ width: 96, height: 96 });
  });

  it.each([
    ["no image", Buffer.from([0, 0, 1, 0, 0, 0])],
    ["an image that is none", createIcon(Buffer.from([1, 2, 3, 4]))],
    ["a truncated image", ico.subarray(0, 50)],
    ["a bitmap of 2 billion pixels", createIcon(createBitmap(46_000))],
    ["65,535 images", createIcon(createBitmap(), { images: 65_535 })],
    ["a bitmap without width and of 2 billion rows", createIcon(createBitmap(0, 2 ** 31 - 2))],
    ["a bitmap of more pixels than its header may have", createIcon(createBitmap(2048, 4000))],
    ["more than a megabyte", Buffer.concat([ico, Buffer.alloc(1024 * 1024)])],
  ])("rejects an icon with %s", async (_name, body) => {
    const url = await newUploadUrl({ path: "favicon", contentType: "image/x-icon" });
    // The decoder is synchronous: while it runs, the services answer no one.
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const { status } = await put(url, body, "image/x-icon");
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(1500);
    expect([415, 422]).toContain(status);
    expect((await backend.app.request(url.split("?")[0] ?? "")).status).toBe(404);
  });
});

describe("/media", () => {
  it("serves an SVG with a policy that blocks scripts", async () => {
    const answer = await backend.app.request("/media/samples/logo-08-stair-k.svg");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("returns the size for HEAD, and 304 for a matching ETag", async () => {
    const path = "/media/samples/portrait-grace-kim.png";
    const whole = await backend.app.request(path);
    const size = (await whole.arrayBuffer()).byteLength;
    const head = await backend.app.request(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(size)]);
    const etag = whole.headers.get("etag") ?? "";
    const again = await backend.app.request(path, { headers: { "if-none-match": etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it.each([
    "/media/",
    "/media/samples",
    "/media/samples/",
    "/media/none.jpg",
    "/media/../auth.secret",
    "/media/..%2Fauth.secret",
    "/media/%2e%2e/auth.secret",
    "/media/samples/..%2F..%2Fauth.secret",
    "/media/samples/%2e%2e%2f%2e%2e%2fauth.secret",
    "/media/..%5cauth.secret",
    "/media//etc/passwd",
    "/media/samples/logo-08-stair-k.svg%00.jpg",
    "/media/.hidden.jpg",
  ])("%s returns 404", async (path) => {
    expect((await backend.app.request(path)).status).toBe(404);
  });
});
