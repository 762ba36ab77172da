import type { ByteReader } from "./byte-reader.ts";
import { type ImageHeader, type ImageFormat, type ImageSize, toImageSize } from "./image-header.ts";

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

/** AVIF and HEIC are ISO base media files (ISO/IEC 14496-12): nested boxes. */
export function isBmff(reader: ByteReader): boolean {
  return reader.text(4, 4) === "ftyp" && getFormat(readBrands(reader)) !== null;
}

export function readBmff(reader: ByteReader): ImageHeader {
  const brands = readBrands(reader);
  // `isBmff` has checked the brands.
  const format = getFormat(brands) ?? "heic";
  return { format, size: readLargestSize(reader), animated: brands.includes("avis") };
}

function getFormat(brands: readonly string[]): ImageFormat | null {
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : null;
}

/** The major brand and the compatible ones; the version lies between them. */
function readBrands(reader: ByteReader): string[] {
  const endOffset = Math.min(reader.uint32(0) ?? 0, reader.length, 256);
  const brands = [reader.text(8, 4)];
  for (let offset = 16; offset + 4 <= endOffset; offset += 4) brands.push(reader.text(offset, 4));
  return brands;
}

/** The largest listed size: the image, its tiles and its thumbnail each have one. */
function readLargestSize(reader: ByteReader): ImageSize | null {
  const sizes = readBoxes(reader, 0, reader.length)
    .filter(({ type }) => type === "meta")
    // Children follow 4 bytes of version and flags.
    .flatMap((meta) => readBoxes(reader, meta.start + 4, meta.end))
    .filter(({ type }) => type === "iprp")
    .flatMap((iprp) => readBoxes(reader, iprp.start, iprp.end))
    .filter(({ type }) => type === "ipco")
    .flatMap((ipco) => readBoxes(reader, ipco.start, ipco.end))
    .filter(({ type }) => type === "ispe")
    .flatMap(({ start }) => toImageSize(reader.uint32(start + 4), reader.uint32(start + 8)) ?? []);
  const area = ({ width, height }: ImageSize) => width * height;
  return sizes.toSorted((a, b) => area(b) - area(a))[0] ?? null;
}

interface Box {
  type: string;
  /** Byte offsets of the content. */
  start: number;
  end: number;
}

/** The consecutive boxes between two offsets; length 0 extends to the end. */
function readBoxes(reader: ByteReader, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let offset = start;
  while (offset + 8 <= end) {
    const length = reader.uint32(offset);
    // Length 1 means a 64-bit length, which only videos need.
    if (length === null || (length !== 0 && length < 8)) break;
    const endOffset = length === 0 ? end : Math.min(offset + length, end);
    boxes.push({ type: reader.text(offset + 4, 4), start: offset + 8, end: endOffset });
    offset = endOffset;
  }
  return boxes;
}
