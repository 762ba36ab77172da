import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPageFonts, pageFontRoutes } from "./page-fonts.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-fonts-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const create = (folder = dataDir) =>
  createPageFonts({ dataDir: folder, log: pino({ level: "silent" }), timeoutMs: 60_000 });
const korean = { lang: "ko", body: "<h1>김서연</h1><a>日本語</a>" } as const;
const getStoredFiles = async () =>
  (await readdir(dataDir, { recursive: true })).filter((file) => file.endsWith(".ttf"));

describe("fonts of a page", () => {
  it("are created once per set of characters, across processes", async () => {
    const fonts = create();
    const [first, again] = await Promise.all([
      fonts.fontsFor(korean),
      fonts.fontsFor({ lang: "ko", body: "<p>日本語 연서김김</p>" }),
    ]);
    expect(again).toEqual(first);
    expect(await create().fontsFor(korean)).toEqual(first);
    expect(await getStoredFiles()).toHaveLength(2);
    expect(first.map(({ family }) => family)).toEqual(["Page UI", "Page UI JP"]);
  });

  it("differ for different characters", async () => {
    const [one] = await create().fontsFor(korean);
    const [other] = await create().fontsFor({ ...korean, body: `${korean.body}요` });
    expect(other?.file).not.toBe(one?.file);
  });

  it("are empty when they cannot be stored", async () => {
    expect(await create("/dev/null").fontsFor(korean)).toEqual([]);
  });
});

describe("GET /assets/page-fonts", () => {
  it("returns an immutable font, in Brotli when accepted", async () => {
    const fonts = create();
    const [font] = await fonts.fontsFor(korean);
    const get = (coding: string) =>
      pageFontRoutes(fonts).request(font?.file ?? "", { headers: { "accept-encoding": coding } });
    const [br, plain] = [await get("gzip, br"), await get("gzip")];
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await plain.arrayBuffer());
    expect(brotliDecompressSync(await br.arrayBuffer())).toEqual(bytes);
    expect(bytes.readUInt32BE(0)).toBe(0x00010000);
  });

  it.each(["..%2f..%2fdb", "a.ttf", `${"0".repeat(64)}.ttf`])(
    "returns 404 for %s",
    async (name) => {
      const response = await pageFontRoutes(create()).request(`/assets/page-fonts/${name}`);
      expect(response.status).toBe(404);
    },
  );
});
