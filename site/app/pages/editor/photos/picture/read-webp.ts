import type { ByteReader } from "./byte-reader.ts";
import { type PictureFacts, type PictureSize, sizeOf } from "./picture-facts.ts";

export function isWebp(reader: ByteReader): boolean {
  return reader.text(0, 4) === "RIFF" && reader.text(8, 4) === "WEBP";
}

/** The first chunk tells: lossy, lossless, or extended with a flag for animation. */
export function readWebp(reader: ByteReader): PictureFacts {
  const chunk = reader.text(12, 4);
  const animated = chunk === "VP8X" && ((reader.byte(20) ?? 0) & 0b10) !== 0;
  return { kind: "webp", size: readSize(reader, chunk), animated };
}

function readSize(reader: ByteReader, chunk: string): PictureSize | null {
  if (chunk === "VP8X") {
    const [width, height] = [reader.threeLittle(24), reader.threeLittle(27)];
    return width === null || height === null ? null : { width: width + 1, height: height + 1 };
  }
  if (chunk === "VP8L") {
    const bits = reader.byte(20) === 0x2f ? reader.longLittle(21) : null;
    if (bits === null) return null;
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 " || reader.text(23, 3) !== "\u009D\u0001*") return null;
  const [width, height] = [reader.shortLittle(26), reader.shortLittle(28)];
  return width === null || height === null ? null : sizeOf(width & 0x3fff, height & 0x3fff);
}
