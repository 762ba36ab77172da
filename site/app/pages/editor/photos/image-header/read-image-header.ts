import { createByteReader, type ByteReader } from "./byte-reader.ts";
import type { ImageHeader, ImageFormat } from "./image-header.ts";
import { isBmff, readBmff } from "./read-bmff.ts";
import { readIco } from "./read-ico.ts";
import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";
import { isWebp, readWebp } from "./read-webp.ts";

/** Reads format, size and animation of an image; null if the bytes are not an image. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const reader = createByteReader(bytes);
  if (reader.text(0, 3) === "\u00FF\u00D8\u00FF") return readJpeg(reader);
  if (reader.text(0, 8) === "\u0089PNG\r\n\u001A\n") return readPng(reader);
  if (isWebp(reader)) return readWebp(reader);
  if (isBmff(reader)) return readBmff(reader);
  if (reader.uint32(0) === 0x00_00_01_00) return readIco(reader);
  const format = detectRejectedFormat(reader);
  return format && { format, size: null, animated: false };
}

const signatures: readonly (readonly [signature: string, format: ImageFormat])[] = [
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["II*\u0000", "tiff"],
  ["MM\u0000*", "tiff"],
  ["\u00FF\u000A", "jxl"],
  ["\u0000\u0000\u0000\u000CJXL ", "jxl"],
  ["8BPS", "psd"],
];

/** Detects formats that are rejected with a message of their own and never decoded. */
function detectRejectedFormat(reader: ByteReader): ImageFormat | null {
  const match = signatures.find(([signature]) => reader.text(0, signature.length) === signature);
  if (match) return match[1];
  // "BM" alone can also start a text: check the header length too.
  if (reader.text(0, 2) === "BM" && reader.uint32LE(14) !== null && reader.uint8(15) === 0)
    return "bmp";
  const start = reader.text(0, 1024);
  if (start.includes("%PDF-")) return "pdf";
  return /^(?:\u00EF\u00BB\u00BF)?(?:\s|<\?[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>)*<svg[\s>]/i.test(
    start,
  )
    ? "svg"
    : null;
}
