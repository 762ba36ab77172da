/** Reads integers and text at byte offsets; returns null outside of the data. */
export interface ByteReader {
  readonly length: number;
  uint8: (offset: number) => number | null;
  /** Big-endian. */
  uint16: (offset: number) => number | null;
  /** Little-endian. */
  uint16LE: (offset: number) => number | null;
  uint24LE: (offset: number) => number | null;
  uint32: (offset: number) => number | null;
  uint32LE: (offset: number) => number | null;
  /** Bytes as Latin-1 text; shorter at the end of the data. */
  text: (offset: number, length: number) => string;
}

/** Creates a reader of the bytes. It never throws. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isInside = (offset: number, count: number) => offset >= 0 && offset + count <= bytes.length;
  return {
    length: bytes.length,
    uint8: (offset) => (isInside(offset, 1) ? view.getUint8(offset) : null),
    uint16: (offset) => (isInside(offset, 2) ? view.getUint16(offset) : null),
    uint16LE: (offset) => (isInside(offset, 2) ? view.getUint16(offset, true) : null),
    uint24LE: (offset) =>
      isInside(offset, 3)
        ? view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00
        : null,
    uint32: (offset) => (isInside(offset, 4) ? view.getUint32(offset) : null),
    uint32LE: (offset) => (isInside(offset, 4) ? view.getUint32(offset, true) : null),
    text: (offset, length) => String.fromCharCode(...bytes.subarray(offset, offset + length)),
  };
}
