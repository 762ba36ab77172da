import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createFolderStore } from "@realtor/server/files/folder-store";
import { createPhotoColorFiles } from "@realtor/server/files/photo-color-files";
import { createLog } from "@realtor/server/log";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";

import { createColorRecorder } from "./record-color.ts";

const folder = await mkdtemp(join(tmpdir(), "realtor-colors-"));
afterAll(() => rm(folder, { recursive: true }));

const files = createFolderStore(folder);
const recordColor = createColorRecorder(files, createLog("silent"));
const createImage = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 4, background } });

it.each([
  ["a.jpg", createImage("#ff0000").jpeg(), "#f00"],
  ["a.png", createImage("#0000ff80").png(), "none"],
  ["a.webp", createImage("#00ff00").webp({ lossless: true }), "#0f0"],
  ["samples/a.avif", createImage("#ffffff").avif(), "#fff"],
])("records the color of %s", async (key, image, color) => {
  await recordColor(key, await image.toBuffer());
  expect(await createPhotoColorFiles(files).read(key)).toBe(color);
});

it.each(["b.svg", "b.ico"])("records none for %s, which is never resized", async (key) => {
  await recordColor(key, await createImage("#ff0000").png().toBuffer());
  expect(await createPhotoColorFiles(files).read(key)).toBeUndefined();
});

it("does not reject for a file that is not an image, or a store that fails", async () => {
  await recordColor("c.jpg", Buffer.from("no image"));
  expect(await createPhotoColorFiles(files).read("c.jpg")).toBeUndefined();
  const full = { ...files, write: () => Promise.reject(new Error("full")) };
  const image = await createImage("#ff0000").jpeg().toBuffer();
  await expect(createColorRecorder(full, createLog("silent"))("d.jpg", image)).resolves.toBe(
    undefined,
  );
});
