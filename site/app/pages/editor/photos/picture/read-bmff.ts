import type { ByteReader } from "./byte-reader.ts";
import { type PictureFacts, type PictureKind, type PictureSize, sizeOf } from "./picture-facts.ts";

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

/** AVIF and HEIC are boxes in boxes (ISO base media); of those files the ones that hold pictures. */
export function isBmff(reader: ByteReader): boolean {
  return reader.text(4, 4) === "ftyp" && kindOf(brandsOf(reader)) !== null;
}

export function readBmff(reader: ByteReader): PictureFacts {
  const brands = brandsOf(reader);
  // `isBmff` asked the same before.
  const kind = kindOf(brands) ?? "heic";
  return { kind, size: largest(reader), animated: brands.includes("avis") };
}

function kindOf(brands: readonly string[]): PictureKind | null {
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  return brands.some((brand) => heicBrands.includes(brand)) ? "heic" : null;
}

/** The major brand and the compatible ones; between them stands a version. */
function brandsOf(reader: ByteReader): string[] {
  const end = Math.min(reader.long(0) ?? 0, reader.length, 256);
  const brands = [reader.text(8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(reader.text(at, 4));
  return brands;
}

/** The largest of the sizes it lists: beside the picture's own those of its tiles and its thumbnail. */
function largest(reader: ByteReader): PictureSize | null {
  const sizes = boxesIn(reader, 0, reader.length)
    .filter(({ name }) => name === "meta")
    // Its children come after four bytes of version and flags.
    .flatMap((meta) => boxesIn(reader, meta.from + 4, meta.to))
    .filter(({ name }) => name === "iprp")
    .flatMap((properties) => boxesIn(reader, properties.from, properties.to))
    .filter(({ name }) => name === "ipco")
    .flatMap((container) => boxesIn(reader, container.from, container.to))
    .filter(({ name }) => name === "ispe")
    .flatMap(({ from }) => sizeOf(reader.long(from + 4), reader.long(from + 8)) ?? []);
  const area = ({ width, height }: PictureSize) => width * height;
  return sizes.toSorted((a, b) => area(b) - area(a))[0] ?? null;
}

interface Box {
  name: string;
  /** Its content, from and to. */
  from: number;
  to: number;
}

/** The boxes that follow each other from one place to another; a length of 0 reaches to the end. */
function boxesIn(reader: ByteReader, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const length = reader.long(at);
    // 1 announces a length of eight bytes, which only films need.
    if (length === null || (length !== 0 && length < 8)) break;
    const end = length === 0 ? to : Math.min(at + length, to);
    boxes.push({ name: reader.text(at + 4, 4), from: at + 8, to: end });
    at = end;
  }
  return boxes;
}
