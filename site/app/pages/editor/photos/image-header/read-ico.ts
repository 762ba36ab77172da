import type { ByteReader } from "./byte-reader.ts";
import type { ImageHeader, ImageSize } from "./image-header.ts";

const entryLength = 16;

/**
 * Reads the largest image of an icon; a side of 0 means 256. Entries outside of the file are
 * ignored.
 */
export function readIco(reader: ByteReader): ImageHeader {
  const count = reader.uint16LE(4) ?? 0;
  let size: ImageSize | null = null;
  for (let entry = 0; entry < count; entry += 1) {
    const offset = 6 + entry * entryLength;
    const [width, height] = [reader.uint8(offset), reader.uint8(offset + 1)];
    const [length, start] = [reader.uint32LE(offset + 8), reader.uint32LE(offset + 12)];
    if (width === null || height === null || length === null || start === null) break;
    if (length === 0 || start + length > reader.length) continue;
    const found = { width: width || 256, height: height || 256 };
    if (size === null || found.width > size.width) size = found;
  }
  return { format: "ico", size, animated: false };
}
