import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createFolderStore } from "@realtor/server/files/folder-store";
import { pino } from "pino";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCoverLuminance } from "./cover-luminance.ts";

let dataDir: string;
let requested: string[];
beforeEach(async () => {
  requested = [];
  dataDir = await mkdtemp(join(tmpdir(), "luminance-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const create = (respond: () => Response | Promise<Response>) =>
  createCoverLuminance({
    loaningApiUrl: "http://loaning.example",
    fileStore: createFolderStore(dataDir),
    log: pino({ level: "silent" }),
    async fetch(url) {
      requested.push(new Request(url).url);
      return respond();
    },
  });

/** A photo whose upper half is white and whose lower half is middle gray. */
async function twoHalves(): Promise<Response> {
  const half = { width: 600, height: 200, channels: 3 } as const;
  const body = await sharp({ create: { ...half, height: 400, background: "#808080" } })
    .composite([{ input: { create: { ...half, background: "white" } }, top: 0, left: 0 }])
    .png()
    .toBuffer();
  return new Response(new Uint8Array(body), { headers: { "content-type": "image/png" } });
}

const url = "https://realtor.example/media/a/top.jpg";

describe("createCoverLuminance", () => {
  it("measures relative luminance, once per photo, also after a restart", async () => {
    const read = create(twoHalves);
    const [grid, same] = await Promise.all([read(url), read(url)]);
    expect(grid).toMatchObject({ columns: 120, rows: 80 });
    expect(grid?.values[0]).toBe(255);
    // sRGB 128 has a relative luminance of 0.2159.
    expect(grid?.values.at(-1)).toBe(55);
    expect(same).toEqual(grid);
    expect(Array.from((await create(twoHalves)(url))?.values ?? [])).toEqual(
      Array.from(grid?.values ?? []),
    );
    expect(requested).toEqual(["http://loaning.example/media/a/top.jpg"]);
  });

  it.each([
    ["another host's photo", "https://elsewhere.example/photo.jpg"],
    ["a path that leaves the folder", "/media/../v1/realtor"],
    ["a vector image", "/media/logo.svg"],
  ])("does not fetch %s", async (_, address) => {
    expect(await create(twoHalves)(address)).toBeNull();
    expect(requested).toEqual([]);
  });

  it.each([
    ["absent", () => new Response(null, { status: 404 })],
    ["not an image", () => new Response("text", { headers: { "content-type": "image/jpeg" } })],
  ])("is null for a photo that is %s, and tries again", async (_, respond) => {
    const read = create(respond);
    expect(await read(url)).toBeNull();
    expect(await read(url)).toBeNull();
    expect(requested).toHaveLength(2);
  });
});
