import type { ByteReader } from "./byte-reader.ts";
import { type PictureFacts, sizeOf } from "./picture-facts.ts";

/** Start-of-frame markers; the other three of the row are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments to the first frame, past whatever a camera wrote before it. */
export function readJpeg(reader: ByteReader): PictureFacts {
  const facts = (at: number): PictureFacts => ({
    kind: "jpeg",
    size: sizeOf(reader.short(at + 7), reader.short(at + 5)),
    animated: false,
  });
  let at = 2;
  while (reader.byte(at) === 0xff) {
    const marker = reader.byte(at + 1) ?? 0;
    const length = reader.short(at + 2) ?? 0;
    if (isFrame(marker)) return facts(at);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (length < 2) break;
    at += 2 + length;
  }
  return { kind: "jpeg", size: null, animated: false };
}
