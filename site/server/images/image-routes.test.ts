import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@realtor/server/files/folder-store";
import type { Hono } from "hono";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseImagePath } from "./image-request.ts";
import { imageRoutes } from "./image-routes.ts";

const log = pino({ level: "silent" });
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
let photo: Buffer;
let stored: Record<string, (response: ServerResponse) => void>;
let requested: string[];
let media: Server;
let dataDir: string;
let app: Hono;

const file = (type: string, body: Buffer | string) => (response: ServerResponse) => {
  response.writeHead(200, { "content-type": type }).end(body);
};

beforeAll(async () => {
  photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: "teal" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  requested = [];
  stored = {
    "/media/a/photo.jpg": file("image/jpeg", photo),
    "/media/logo.svg": file("image/svg+xml", svg),
    "/media/fake.svg": file("text/html", svg),
    "/media/text.jpg": file("image/jpeg", "no image at all"),
    "/media/drawing.jpg": file("image/jpeg", svg),
    "/media/broken.jpg": file("image/jpeg", photo.subarray(0, 900)),
    "/media/huge.jpg": file("image/jpeg", Buffer.alloc(26 * 1024 * 1024)),
    "/media/moved.jpg": (response) =>
      response.writeHead(302, { location: "/media/a/photo.jpg" }).end(),
    "/media/down.jpg": (response) => response.writeHead(500).end("stack trace"),
  };
  media = createServer((request, response) => {
    requested.push(request.url ?? "");
    const respond = stored[request.url ?? ""];
    if (respond) respond(response);
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(media, "listening");
  dataDir = await mkdtemp(join(tmpdir(), "site-images-"));
  app = routes();
});
afterEach(async () => {
  media.closeAllConnections();
  media.close();
  await rm(dataDir, { recursive: true, force: true });
});

function routes(limits: { running?: number; waiting?: number } = {}): Hono {
  const { port } = media.address() as AddressInfo;
  return imageRoutes({
    loaningApiUrl: `http://127.0.0.1:${port}`,
    fileStore: createFolderStore(dataDir),
    log,
    ...limits,
  });
}

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers });
const sizeOf = async (reply: Response) => sharp(await reply.arrayBuffer()).metadata();

describe("GET /images/{width}/{path}", () => {
  it.each([
    ["image/avif,image/webp,*/*;q=0.8", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
    ["image/avif;q=0,image/webp", "image/webp", "webp"],
  ])("negotiates Accept: %s to %s", async (accept, type, format) => {
    const reply = await get("/images/320/a/photo.jpg", { accept });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe(type);
    expect(reply.headers.get("vary")).toBe("accept");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await sizeOf(reply)).toMatchObject({ width: 320, height: 160, format });
  });

  it("never enlarges, and removes metadata", async () => {
    const image = await sizeOf(await get("/images/2400/a/photo.jpg"));
    expect(image).toMatchObject({ width: 800, height: 400 });
    expect(image.exif).toBeUndefined();
  });

  it("creates an image once for concurrent requests, and reuses it after a restart", async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => get("/images/160/a/photo.jpg")),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    app = routes();
    stored = {};
    expect((await get("/images/160/a/photo.jpg")).status).toBe(200);
    expect(requested).toEqual(["/media/a/photo.jpg"]);
    const files = (await readdir(join(dataDir, "images"), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(files).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  });

  it("returns 304 when the ETag of the format matches", async () => {
    const accept = "image/webp";
    const etag = (await get("/images/160/a/photo.jpg", { accept })).headers.get("etag") ?? "";
    const again = await get("/images/160/a/photo.jpg", { accept, "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    const other = await get("/images/160/a/photo.jpg", { "if-none-match": etag });
    expect(other.status).toBe(200);
  });

  it("serves an SVG unchanged with a sandbox policy", async () => {
    const reply = await get("/images/480/logo.svg", { accept: "image/avif" });
    expect(await reply.text()).toBe(svg);
    expect(reply.headers.get("content-type")).toBe("image/svg+xml");
    expect(reply.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("vary")).toBeNull();
  });

  it.each([
    ["absent.jpg", 404],
    ["fake.svg", 502],
    ["text.jpg", 502],
    ["drawing.jpg", 502],
    ["broken.jpg", 502],
    ["huge.jpg", 502],
    ["moved.jpg", 502],
    ["down.jpg", 502],
  ])(
    "responds to %s with %i without a stack, and fetches again next time",
    async (path, status) => {
      const reply = await get(`/images/160/${path}`);
      expect(reply.status).toBe(status);
      expect(reply.headers.get("cache-control")).toBe("no-store");
      expect(await reply.text()).not.toMatch(/stack|\.ts:|Error:/);
      stored[`/media/${path}`] = path.endsWith("svg")
        ? file("image/svg+xml", svg)
        : file("image/jpeg", photo);
      expect((await get(`/images/160/${path}`)).status).toBe(200);
    },
  );

  it("returns 502 while the service is down", async () => {
    media.closeAllConnections();
    media.close();
    expect((await get("/images/160/a/photo.jpg")).status).toBe(502);
  });

  it("returns 503 when the queue is full", async () => {
    app = routes({ running: 1, waiting: 0 });
    const replies = await Promise.all([
      get("/images/160/a/photo.jpg"),
      get("/images/320/a/photo.jpg"),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 503]);
    expect(replies[1]?.headers.get("retry-after")).toBe("2");
  });
});

describe("readImagePath", () => {
  it.each([
    ["/images/480/a/b.jpg", "a/b.jpg"],
    ["/images/2400/k_e-y~1@2x.webp", "k_e-y~1@2x.webp"],
  ])("accepts %s", (pathname, path) => {
    expect(parseImagePath(pathname)?.path).toBe(path);
  });

  it.each([
    "/images/481/a.jpg",
    "/images/0480/a.jpg",
    "/images/480",
    "/images/480/",
    "/images/480//a.jpg",
    "/images/480/a/",
    "/images/480/../a.jpg",
    "/images/480/a/..",
    "/images/480/..%2f..%2fv1%2frealtor",
    "/images/480/%2e%2e/a.jpg",
    "/images/480/a\\b.jpg",
    "/images/480/http://evil.example/a.jpg",
    "/images/480/a.jpg?x",
    "/images/480/.env",
    "/images/480/a..jpg",
    `/images/480/${"a".repeat(501)}`,
  ])("rejects %s", (pathname) => {
    expect(parseImagePath(pathname)).toBeUndefined();
  });
});
