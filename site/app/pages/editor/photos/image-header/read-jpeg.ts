import type { ByteReader } from "./byte-reader.ts";
import { type ImageHeader, toImageSize } from "./image-header.ts";

/** Start-of-frame markers; C4, C8 and CC are tables or reserved. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the segments up to the first frame, past metadata. */
export function readJpeg(reader: ByteReader): ImageHeader {
  const toHeader = (offset: number): ImageHeader => ({
    format: "jpeg",
    size: toImageSize(reader.uint16(offset + 7), reader.uint16(offset + 5)),
    animated: false,
  });
  let offset = 2;
  while (reader.uint8(offset) === 0xff) {
    const marker = reader.uint8(offset + 1) ?? 0;
    const length = reader.uint16(offset + 2) ?? 0;
    if (isStartOfFrame(marker)) return toHeader(offset);
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (length < 2) break;
    offset += 2 + length;
  }
  return { format: "jpeg", size: null, animated: false };
}
