import type { FileStore, OpenFile } from "@realtor/server/files/file-store";

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

export function toUploadFormat(contentType: string): UploadFormat | undefined {
  if (contentType === "image/vnd.microsoft.icon") return "ico";
  for (const format of ["jpg", "png", "webp", "avif", "ico"] as const) {
    if (imageFormats[format] === contentType) return format;
  }
  return undefined;
}

/** Keys are generated. */
const maxKeyLength = 255;

/** They contain one dot, before the extension; copies of a market's photos have a folder for each listing. */
const keyPattern = /^(?:samples\/|mls\/[\w-]+\/)?[\w-]+\.(jpg|png|webp|avif|ico|svg)$/;

/** A stored image, open for reading. The caller reads or closes it. */
export interface StoredImage extends OpenFile {
  contentType: string;
}

export async function openImage(files: FileStore, key: string): Promise<StoredImage | undefined> {
  const format = keyPattern.exec(key)?.[1];
  if (format === undefined || key.length > maxKeyLength) return undefined;
  const opened = await files.open(`media/${key}`);
  // `keyPattern` matches exactly the keys of `imageFormats`.
  return opened && { ...opened, contentType: imageFormats[format as ImageFormat] };
}

/**
 * Stores an image permanently and atomically. It never changes, since browsers cache it for a year.
 * Storing the same bytes again succeeds.
 * @throws {Problem} 409 if another image has this key.
 */
export async function saveImage(files: FileStore, key: string, bytes: Uint8Array): Promise<void> {
  if (!keyPattern.test(key)) throw new Problem("media.notFound");
  if (!(await files.writeOnce(`media/${key}`, bytes))) throw new Problem("upload.used");
}
