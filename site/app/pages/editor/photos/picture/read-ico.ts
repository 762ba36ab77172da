import type { ByteReader } from "./byte-reader.ts";
import type { PictureFacts, PictureSize } from "./picture-facts.ts";

const entryLength = 16;

/** The largest of an icon's pictures; 0 stands for 256. An entry that points outside is no picture. */
export function readIco(reader: ByteReader): PictureFacts {
  const count = reader.shortLittle(4) ?? 0;
  let size: PictureSize | null = null;
  for (let entry = 0; entry < count; entry += 1) {
    const at = 6 + entry * entryLength;
    const [width, height] = [reader.byte(at), reader.byte(at + 1)];
    const [length, from] = [reader.longLittle(at + 8), reader.longLittle(at + 12)];
    if (width === null || height === null || length === null || from === null) break;
    if (length === 0 || from + length > reader.length) continue;
    const found = { width: width || 256, height: height || 256 };
    if (size === null || found.width > size.width) size = found;
  }
  return { kind: "ico", size, animated: false };
}
