import type { ByteReader } from "./byte-reader.ts";
import { type ImageHeader, toImageSize } from "./image-header.ts";

/**
 * Reads the size from IHDR. An `acTL` chunk with more than one frame before the image data marks an
 * APNG.
 */
export function readPng(reader: ByteReader): ImageHeader {
  const size =
    reader.text(12, 4) === "IHDR" ? toImageSize(reader.uint32(16), reader.uint32(20)) : null;
  let offset = 8;
  let animated = false;
  for (;;) {
    const length = reader.uint32(offset);
    const type = reader.text(offset + 4, 4);
    if (length === null || type === "IDAT" || type === "IEND") break;
    if (type === "acTL") animated = (reader.uint32(offset + 8) ?? 0) > 1;
    offset += 12 + length;
  }
  return { format: "png", size, animated };
}
