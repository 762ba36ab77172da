import { cp, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { Photo, PhotoPath } from "@realtor/api/loaning";

const source = fileURLToPath(new URL("pictures/", import.meta.url));

/** Puts the sample pictures, ours and CC0, into the media folder under `samples/`. */
export async function copySamplePictures(mediaFolder: string): Promise<void> {
  await cp(source, join(mediaFolder, "samples"), { recursive: true });
}

/** The names of all sample pictures, endings included. */
export function listSamplePictures(): Promise<string[]> {
  return readdir(source);
}

/** Where a sample picture is served: `hero-dusk-pool.jpg`. */
export function pictureUrl(fileName: string): string {
  return `/media/samples/${fileName}`;
}

/** Both sizes of a scene or portrait, named with its ending. */
export function photoPair(path: PhotoPath, fileName: string): Photo[] {
  const thumbnail = fileName.replace(/\.\w+$/, "-480.webp");
  return [
    { path, imageType: "thumbnail", url: pictureUrl(thumbnail) },
    { path, imageType: "fullsize", url: pictureUrl(fileName) },
  ];
}

/** Both sizes of a drawing, which are the same file. */
export function drawingPair(path: PhotoPath, fileName: string): Photo[] {
  return [
    { path, imageType: "thumbnail", url: pictureUrl(fileName) },
    { path, imageType: "fullsize", url: pictureUrl(fileName) },
  ];
}
