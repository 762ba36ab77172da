import type { ByteReader } from "./byte-reader.ts";
import { type PictureFacts, sizeOf } from "./picture-facts.ts";

/** Size from IHDR; an `acTL` of more than one frame before the picture's data makes it an APNG. */
export function readPng(reader: ByteReader): PictureFacts {
  const size = reader.text(12, 4) === "IHDR" ? sizeOf(reader.long(16), reader.long(20)) : null;
  let at = 8;
  let animated = false;
  for (;;) {
    const length = reader.long(at);
    const name = reader.text(at + 4, 4);
    if (length === null || name === "IDAT" || name === "IEND") break;
    if (name === "acTL") animated = (reader.long(at + 8) ?? 0) > 1;
    at += 12 + length;
  }
  return { kind: "png", size, animated };
}
