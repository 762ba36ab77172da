import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPhotoColors } from "./photo-colors.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "colors-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const create = () =>
  createPhotoColors({ fileStore: createFolderStore(dataDir), log: pino({ level: "silent" }) });

const plain = (background: string) =>
  sharp({ create: { width: 800, height: 400, channels: 4, background } })
    .png()
    .toBuffer();

/** Three quarters sky, one quarter roof. */
async function house(): Promise<Buffer> {
  const roof = { width: 600, height: 100, channels: 3, background: "#332211" } as const;
  return sharp({ create: { ...roof, height: 400, background: "#88aacc" } })
    .composite([{ input: { create: roof }, top: 300, left: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
}

const url = "https://realtor.example/media/a/top.jpg";

describe("createPhotoColors", () => {
  it("returns the most frequent color of a recorded photo, also after a restart", async () => {
    const colors = create();
    expect(await colors.read([url])).toEqual(new Map());
    await colors.record("a/top.jpg", await house());
    expect(await colors.read([url, "/media/a/other.jpg"])).toEqual(new Map([[url, "#8ac"]]));
    expect(await create().read([url])).toEqual(new Map([[url, "#8ac"]]));
  });

  it("measures a photo once", async () => {
    const colors = create();
    await colors.record("a/top.jpg", await plain("#ff0000"));
    await colors.record("a/top.jpg", await plain("#0000ff"));
    expect((await colors.read([url])).get(url)).toBe("#f00");
  });

  it("asks the store again after a minute for a color that it did not have", async () => {
    let now = 1;
    const fileStore = createFolderStore(dataDir);
    const read = vi.spyOn(fileStore, "read");
    const log = pino({ level: "silent" });
    const colors = createPhotoColors({ fileStore, log, clock: { now: () => now } });
    for (const _ of [1, 2, 3]) expect(await colors.read([url])).toEqual(new Map());
    expect(read).toHaveBeenCalledTimes(1);
    // Another process.
    await create().record("a/top.jpg", await plain("#ff0000"));
    expect(await colors.read([url])).toEqual(new Map());
    now += 60_001;
    expect(await colors.read([url])).toEqual(new Map([[url, "#f00"]]));
  });

  it("has no color for a photo with transparent pixels", async () => {
    const colors = create();
    await colors.record("a/top.jpg", await plain("#ff000080"));
    expect(await colors.read([url])).toEqual(new Map());
  });

  it("logs the path of a photo that cannot be measured", async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const fileStore = {
      ...createFolderStore(dataDir),
      read: () => Promise.reject(new Error("No.")),
    };
    await createPhotoColors({ fileStore, log }).record("a/top.jpg", await plain("#ff0000"));
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([{ path: "a/top.jpg" }]);
  });

  it("ignores files that are not images, and URLs of other hosts", async () => {
    const colors = create();
    await colors.record("a/top.jpg", Buffer.from("no image"));
    expect(await colors.read([url, "https://elsewhere.example/photo.jpg"])).toEqual(new Map());
  });
});
