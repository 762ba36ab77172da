import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm, writeFile } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";

import { Problem } from "../http/problem.ts";

/** Supported image formats by file extension. */
const imageFormats = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  svg: "image/svg+xml",
} as const;

type ImageFormat = keyof typeof imageFormats;

/** Formats that may be uploaded; no SVG, which can contain scripts. */
export type UploadFormat = Exclude<ImageFormat, "svg">;

/** Returns the format of a content type that may be uploaded; otherwise undefined. */
export function toUploadFormat(contentType: string): UploadFormat | undefined {
  if (contentType === "image/vnd.microsoft.icon") return "ico";
  for (const format of ["jpg", "png", "webp", "avif", "ico"] as const) {
    if (imageFormats[format] === contentType) return format;
  }
  return undefined;
}

/**
 * Keys are generated and contain one dot, before the extension, so no path traversal is possible.
 */
const keyPattern = /^(?:samples\/)?[A-Za-z0-9_-]+\.(jpg|png|webp|avif|ico|svg)$/;

/** A stored image, open for reading. The caller closes the file. */
export interface StoredImage {
  contentType: string;
  size: number;
  file: FileHandle;
}

/** Opens a stored image; undefined if there is none with this key. */
export async function openImage(folder: string, key: string): Promise<StoredImage | undefined> {
  const format = keyPattern.exec(key)?.[1];
  if (format === undefined) return undefined;
  try {
    const file = await open(join(folder, key), "r");
    const { size } = await file.stat();
    // `keyPattern` matches exactly the keys of `imageFormats`.
    return { contentType: imageFormats[format as ImageFormat], size, file };
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException; // of the file system
    if (["ENOENT", "ENAMETOOLONG", "ENOTDIR"].includes(code)) return undefined;
    throw error;
  }
}

/**
 * Stores an image permanently and atomically. It never changes, since browsers cache it for a year.
 * Storing the same bytes again succeeds.
 * @throws {Problem} 409 if another image has this key.
 */
export async function saveImage(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  if (!keyPattern.test(key)) throw new Problem("media.notFound");
  const file = join(folder, key);
  const temporary = join(folder, `.${randomBytes(16).toString("hex")}`);
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(temporary, bytes, { flush: true });
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!(await readFile(file)).equals(bytes)) throw new Problem("upload.used");
  } finally {
    await rm(temporary, { force: true });
  }
}
