import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Photo, PhotoPath } from "@realtor/api/loaning";
import type { FileStore } from "@realtor/server/files/file-store";
import { splitIntoBatches } from "@realtor/server/concurrency";

import type { RecordColor } from "../media/record-color.ts";

const source = fileURLToPath(new URL("images/", import.meta.url));

/** Copies the sample images (first-party and CC0) to `media/samples/`, and records their colors. */
export async function copySampleImages(files: FileStore, recordColor: RecordColor): Promise<void> {
  for (const names of splitIntoBatches(await listSampleImages(), 10))
    await Promise.all(
      names.map(async (name) => {
        const image = await readFile(join(source, name));
        await files.write(`media/samples/${name}`, image);
        await recordColor(`samples/${name}`, image);
      }),
    );
}

export function listSampleImages(): Promise<string[]> {
  return readdir(source);
}

/** Returns the URL path of a sample image, such as `hero-dusk-pool.jpg`. */
export function getImageUrl(fileName: string): string {
  return `/media/samples/${fileName}`;
}

export function photoPair(path: PhotoPath, fileName: string): Photo[] {
  const thumbnail = fileName.replace(/\.\w+$/, "-480.webp");
  return [
    { path, imageType: "thumbnail", url: getImageUrl(thumbnail) },
    { path, imageType: "fullsize", url: getImageUrl(fileName) },
  ];
}

/** Returns both sizes of a drawing, which are the same file. */
export function drawingPair(path: PhotoPath, fileName: string): Photo[] {
  return [
    { path, imageType: "thumbnail", url: getImageUrl(fileName) },
    { path, imageType: "fullsize", url: getImageUrl(fileName) },
  ];
}
