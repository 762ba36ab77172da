import { imageDimensionsFromData } from "image-dimensions";

/** Format of a file by its content, regardless of its name. */
export type ImageFormat = (typeof acceptedFormats)[number] | (typeof rejectedFormats)[number];

/** Formats of files that can be chosen; ICO only as a favicon. See docs/spec/profile.md#photos. */
export const acceptedFormats = ["jpeg", "png", "webp", "avif", "heic", "ico"] as const;

const rejectedFormats = ["gif", "svg", "pdf", "tiff", "bmp", "jxl", "psd"] as const;

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Data from the header of an image file, read without decoding. */
export interface ImageHeader {
  format: ImageFormat;
  /** Pixels before the orientation is applied; null if the file is damaged. */
  size: ImageSize | null;
  animated: boolean;
}

/** Reads format, size and animation of an image; null if the bytes are not an image. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const format = detectFormat(bytes);
  return format && { format, size: readSize(format, bytes), animated: isAnimated(format, bytes) };
}

function readSize(format: ImageFormat, bytes: Uint8Array): ImageSize | null {
  const size = format === "ico" ? readIconSize(bytes) : imageDimensionsFromData(bytes);
  return size && size.width > 0 && size.height > 0
    ? { width: size.width, height: size.height }
    : null;
}

const signatures: readonly (readonly [signature: string, format: ImageFormat])[] = [
  ["\u00FF\u00D8\u00FF", "jpeg"],
  ["\u0089PNG\r\n\u001A\n", "png"],
  ["\u0000\u0000\u0001\u0000", "ico"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["II*\u0000", "tiff"],
  ["MM\u0000*", "tiff"],
  ["\u00FF\u000A", "jxl"],
  ["\u0000\u0000\u0000\u000CJXL ", "jxl"],
  ["8BPS", "psd"],
];

function detectFormat(bytes: Uint8Array): ImageFormat | null {
  const start = readText(bytes, 0, 1024);
  const match = signatures.find(([signature]) => start.startsWith(signature));
  if (match) return match[1];
  if (start.startsWith("RIFF") && start.startsWith("WEBP", 8)) return "webp";
  // "BM" alone can also start a text: check the header length too.
  if (start.startsWith("BM") && bytes.length >= 18 && bytes[15] === 0) return "bmp";
  const brands = readBrands(bytes);
  if (brands.includes("avif") || brands.includes("avis")) return "avif";
  if (brands.some((brand) => heicBrands.includes(brand))) return "heic";
  if (start.includes("%PDF-")) return "pdf";
  const isSvg =
    /^(?:\u00EF\u00BB\u00BF)?(?:\s|<\?[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>)*<svg[\s>]/i.test(start);
  return isSvg ? "svg" : null;
}

const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

/** The brands of an ISO base media file (ISO/IEC 14496-12), as AVIF and HEIC are; else none. */
function readBrands(bytes: Uint8Array): readonly string[] {
  if (bytes.length < 12 || readText(bytes, 4, 4) !== "ftyp") return [];
  const length = Math.min(toDataView(bytes).getUint32(0), 256);
  // The version after the major brand is read too: it equals no brand.
  return readText(bytes, 8, Math.max(4, length - 8)).match(/[^]{4}/g) ?? [];
}

function isAnimated(format: ImageFormat, bytes: Uint8Array): boolean {
  if (format === "png") return isAnimatedPng(bytes);
  if (format === "avif") return readBrands(bytes).includes("avis");
  if (format === "webp")
    return readText(bytes, 12, 4) === "VP8X" && ((bytes[20] ?? 0) & 0b10) !== 0;
  return false;
}

/** Whether an `acTL` chunk before the image data declares more than one frame. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = toDataView(bytes);
  for (let offset = 8; offset + 12 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const type = readText(bytes, offset + 4, 4);
    if (type === "acTL") return view.getUint32(offset + 8) > 1;
    if (type === "IDAT" || type === "IEND") return false;
  }
  return false;
}

/**
 * The largest image of an icon; a side of 0 means 256. Entries outside of the file are ignored.
 * `image-dimensions` reads no icons.
 */
function readIconSize(bytes: Uint8Array): ImageSize | null {
  const entryLength = 16;
  const view = toDataView(bytes);
  const count = bytes.length < 6 ? 0 : view.getUint16(4, true);
  const end = Math.min(6 + count * entryLength, bytes.length - entryLength + 1);
  const sizes: ImageSize[] = [];
  for (let offset = 6; offset < end; offset += entryLength) {
    const [length, start] = [view.getUint32(offset + 8, true), view.getUint32(offset + 12, true)];
    if (length === 0 || start + length > bytes.length) continue;
    sizes.push({ width: view.getUint8(offset) || 256, height: view.getUint8(offset + 1) || 256 });
  }
  return sizes.toSorted((a, b) => b.width - a.width)[0] ?? null;
}

function toDataView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Bytes as Latin-1 text; shorter at the end of the data. */
function readText(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}
