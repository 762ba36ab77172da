/** Reads a file's head: numbers and four-letter names at a place, null where the file ends before. */
export interface ByteReader {
  readonly length: number;
  byte: (at: number) => number | null;
  /** Two bytes, the large one first. */
  short: (at: number) => number | null;
  /** Two bytes, the small one first. */
  shortLittle: (at: number) => number | null;
  /** Three bytes, the small one first. */
  threeLittle: (at: number) => number | null;
  long: (at: number) => number | null;
  longLittle: (at: number) => number | null;
  /** Bytes as Latin letters; shorter where the file ends before. */
  text: (at: number, length: number) => string;
}

/** Reads these bytes; a place outside of them is null, never an exception. */
export function byteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, count: number) => at >= 0 && at + count <= bytes.length;
  return {
    length: bytes.length,
    byte: (at) => (within(at, 1) ? view.getUint8(at) : null),
    short: (at) => (within(at, 2) ? view.getUint16(at) : null),
    shortLittle: (at) => (within(at, 2) ? view.getUint16(at, true) : null),
    threeLittle: (at) =>
      within(at, 3) ? view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00 : null,
    long: (at) => (within(at, 4) ? view.getUint32(at) : null),
    longLittle: (at) => (within(at, 4) ? view.getUint32(at, true) : null),
    text: (at, length) => String.fromCharCode(...bytes.subarray(at, at + length)),
  };
}
