import { byteReader, type ByteReader } from "./byte-reader.ts";
import type { PictureFacts, PictureKind } from "./picture-facts.ts";
import { isBmff, readBmff } from "./read-bmff.ts";
import { readIco } from "./read-ico.ts";
import { readJpeg } from "./read-jpeg.ts";
import { readPng } from "./read-png.ts";
import { isWebp, readWebp } from "./read-webp.ts";

/** Reads a picture's kind, size and animation from its bytes; null where they are no picture. */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  const reader = byteReader(bytes);
  if (reader.text(0, 3) === "\u00FF\u00D8\u00FF") return readJpeg(reader);
  if (reader.text(0, 8) === "\u0089PNG\r\n\u001A\n") return readPng(reader);
  if (isWebp(reader)) return readWebp(reader);
  if (isBmff(reader)) return readBmff(reader);
  if (reader.long(0) === 0x00_00_01_00) return readIco(reader);
  const kind = refusedKind(reader);
  return kind && { kind, size: null, animated: false };
}

const signatures: readonly (readonly [start: string, kind: PictureKind])[] = [
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["II*\u0000", "tiff"],
  ["MM\u0000*", "tiff"],
  ["\u00FF\u000A", "jxl"],
  ["\u0000\u0000\u0000\u000CJXL ", "jxl"],
  ["8BPS", "psd"],
];

/** Kinds that are named to the person who chose one, and never decoded. */
function refusedKind(reader: ByteReader): PictureKind | null {
  const known = signatures.find(([start]) => reader.text(0, start.length) === start);
  if (known) return known[1];
  // Two letters alone would also begin a text; a bitmap says how long its own header is.
  if (reader.text(0, 2) === "BM" && reader.longLittle(14) !== null && reader.byte(15) === 0)
    return "bmp";
  const head = reader.text(0, 1024);
  if (head.includes("%PDF-")) return "pdf";
  return /^(?:\u00EF\u00BB\u00BF)?(?:\s|<\?[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>)*<svg[\s>]/i.test(
    head,
  )
    ? "svg"
    : null;
}
