import type { ByteReader } from "./byte-reader.ts";
import { type ImageHeader, type ImageSize, toImageSize } from "./image-header.ts";

export function isWebp(reader: ByteReader): boolean {
  return reader.text(0, 4) === "RIFF" && reader.text(8, 4) === "WEBP";
}

/** The type of the first chunk: lossy, lossless, or extended with an animation flag. */
export function readWebp(reader: ByteReader): ImageHeader {
  const chunk = reader.text(12, 4);
  const animated = chunk === "VP8X" && ((reader.uint8(20) ?? 0) & 0b10) !== 0;
  return { format: "webp", size: readSize(reader, chunk), animated };
}

function readSize(reader: ByteReader, chunk: string): ImageSize | null {
  if (chunk === "VP8X") {
    const [width, height] = [reader.uint24LE(24), reader.uint24LE(27)];
    return width === null || height === null ? null : { width: width + 1, height: height + 1 };
  }
  if (chunk === "VP8L") {
    const bits = reader.uint8(20) === 0x2f ? reader.uint32LE(21) : null;
    if (bits === null) return null;
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 " || reader.text(23, 3) !== "\u009D\u0001*") return null;
  const [width, height] = [reader.uint16LE(26), reader.uint16LE(28)];
  return width === null || height === null ? null : toImageSize(width & 0x3fff, height & 0x3fff);
}
