import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPageFonts, pageFontRoutes } from "./page-fonts.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "site-fonts-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const create = (folder = dataDir) =>
  createPageFonts({
    fileStore: createFolderStore(folder),
    log: pino({ level: "silent" }),
    timeoutMs: 60_000,
  });
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
    expect(first?.ui.map(({ family }) => family)).toEqual(["Page UI", "Page UI JP"]);
  });

  it("differ for different characters", async () => {
    const one = await create().fontsFor(korean);
    const other = await create().fontsFor({ ...korean, body: `${korean.body}요` });
    expect(other?.ui[0]?.file).not.toBe(one?.ui[0]?.file);
  });

  it("contain the selected option of a select only", async () => {
    const body = '<option value="US">미국</option><option value="KR" selected="">한국</option>';
    const set = await create().fontsFor({ lang: "ko", body });
    expect(set?.ui[0]?.characters).toContain("한");
    expect(set?.ui[0]?.characters).not.toContain("미");
  });

  it("are missing when they cannot be stored", async () => {
    expect(await create("/dev/null").fontsFor(korean)).toBeUndefined();
  });

  it("have the serif text of the page in one stylesheet", async () => {
    const fonts = create();
    const page = { lang: "ja", body: '<h1 class="a">佐A</h1><p>遥</p>' } as const;
    expect(
      (await fonts.fontsFor({ ...page, fontClasses: { serif: ["b"], ui: [] } }))?.serifSheet,
    ).toBeUndefined();
    const set = await fonts.fontsFor({ ...page, fontClasses: { serif: ["a"], ui: [] } });
    const response = await pageFontRoutes(fonts).request(set?.serifSheet ?? "");
    expect(response.headers.get("content-type")).toBe("text/css");
    const faces = (await response.text()).split("\n");
    const characters = faces.map((face) => /unicode-range:[^}]*/.exec(face)?.[0]);
    expect(characters).toEqual(["unicode-range:U+41", "unicode-range:U+4f50"]);
    // Characters that only serif text contains are not in the UI fonts.
    expect(set?.ui[0]?.characters).toContain("遥");
    expect(set?.ui[0]?.characters).not.toContain("佐");
    for (const face of faces) expect(face).toMatch(/font-family:"Page Serif JP".*base64,d09GMg/);
  });
});

describe("GET /assets/page-fonts", () => {
  it("returns an immutable font, in Brotli when accepted", async () => {
    const fonts = create();
    const font = (await fonts.fontsFor(korean))?.ui[0];
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
