import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createS3Store } from "@realtor/server/files/s3-store";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startS3, type TestS3 } from "../../../packages/server/test/fixtures/s3.ts";
import { startFaultyS3 } from "../../../packages/server/test/fixtures/faulty-s3.ts";
import { createPageFonts } from "../fonts/page-fonts.ts";
import { imageRoutes } from "../images/image-routes.ts";
import { createPhotoColors } from "../images/photo-colors.ts";

const log = pino({ level: "silent" });
const path = "/images/480/shared.jpg";
let s3: TestS3;
/** How often the loaning service was asked for the photo. */
let fetches = 0;

const media = createServer((_request, response) => {
  fetches += 1;
  void sharp({ create: { width: 800, height: 600, channels: 3, background: "#0f5c4a" } })
    .jpeg()
    .toBuffer()
    .then((photo) => response.setHeader("content-type", "image/jpeg").end(photo));
});

/** What a machine creates, from its own connection to the store. */
function createMachine(endpoint = s3.settings.endpoint) {
  const store = createS3Store({ ...s3.settings, endpoint });
  const { port } = media.address() as AddressInfo; // a TCP server
  return {
    images: imageRoutes({ loaningApiUrl: `http://127.0.0.1:${port}`, fileStore: store, log }),
    fonts: createPageFonts({ fileStore: store, log, timeoutMs: 60_000 }),
    close: store.close,
  };
}

beforeAll(async () => {
  s3 = await startS3();
  await new Promise<void>((resolve) => media.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  media.close();
  await s3.stop();
});

it("an image that one machine created is served by another", async () => {
  const [first, second] = [createMachine(), createMachine()];
  const created = await first.images.request(path);
  const served = await second.images.request(path);
  expect([created.status, served.status]).toEqual([200, 200]);
  expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(await created.arrayBuffer()));
  expect(fetches).toBe(1);
  first.close();
  second.close();
});

it("a font that one machine created is served by another", async () => {
  const [first, second] = [createMachine(), createMachine()];
  const page = { lang: "ko", body: "<p>집을 보기 전에</p>" } as const;
  const set = await first.fonts.fontsFor(page);
  const name = set?.ui[0]?.file.split("/").at(-1) ?? "";
  expect(name).toMatch(/\.ttf$/);
  expect(await second.fonts.read(name)).toEqual(await first.fonts.read(name));
  first.close();
  second.close();
});

it("a font that a machine has read is served while the store does not respond", async () => {
  const s3Down = await startFaultyS3();
  const store = createS3Store(s3Down.settings);
  const fonts = createPageFonts({ fileStore: store, log, timeoutMs: 60_000 });
  const set = await fonts.fontsFor({ lang: "en", body: "<p>Before you see a home</p>" });
  const name = set?.ui[0]?.file.split("/").at(-1) ?? "";
  s3Down.fault = "refuses";
  expect(await fonts.read(name)).toBeInstanceOf(Buffer);
  expect(await fonts.read(`${"0".repeat(64)}.ttf`)).toBeUndefined();
  store.close();
  await s3Down.stop();
});

it("colors of photos do not hold a page while the store does not respond", async () => {
  const s3Down = await startFaultyS3();
  const store = createS3Store(s3Down.settings);
  const colors = createPhotoColors({ fileStore: store, log });
  s3Down.fault = "hangs";
  const start = performance.now();
  expect(await colors.read(["https://realtor.example/media/a.jpg"])).toEqual(new Map());
  expect(performance.now() - start).toBeLessThan(1500);
  store.close();
  await s3Down.stop();
});

it("without the store an image is created for each request", async () => {
  // No server listens on this port.
  const machine = createMachine("http://127.0.0.1:9");
  fetches = 0;
  for (let request = 1; request <= 2; request += 1) {
    expect((await machine.images.request("/images/480/alone.jpg")).status).toBe(200);
    expect(fetches).toBe(request);
  }
  machine.close();
});
