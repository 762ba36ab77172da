import decodeIco from "decode-ico";
import sharp from "sharp";

import { Problem } from "../http/problem.ts";

/** Browsers show favicons at 16 to 48 CSS pixels. */
const outputSide = 96;
const maxSide = 256;
const maxImages = 32;
const maxBytes = 1024 * 1024;
const headerBytes = 6;
const entryBytes = 16;

/**
 * Validates and re-encodes an ICO file: its largest image becomes the only one, as PNG.
 * @throws {Problem} 422 if it cannot be decoded or is larger than 256 pixels or 1 MB.
 */
export async function processIcon(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    // The number of images is read first: each may refer to the same bytes.
    if (bytes.length > maxBytes || Buffer.from(bytes).readUInt16LE(4) > maxImages)
      throw new Problem("file.dimensions");
    const [largest] = decodeIco(bytes).toSorted((a, b) => b.width - a.width);
    if (!largest || largest.width > maxSide || largest.height > maxSide)
      throw new Problem("file.dimensions");
    const { data, width, height, type } = largest;
    const limits = { limitInputPixels: maxSide * maxSide, failOn: "error" } as const;
    const image =
      type === "png"
        ? sharp(data, limits)
        : sharp(data, { ...limits, raw: { width, height, channels: 4 } });
    const fitted = image.resize(outputSide, outputSide, {
      fit: "inside",
      withoutEnlargement: true,
    });
    return await wrapPng(await fitted.png().toBuffer());
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("file.dimensions");
  }
}

/** An ICO file with one PNG. */
async function wrapPng(png: Buffer): Promise<Uint8Array> {
  const { width, height } = await sharp(png).metadata();
  const header = Buffer.alloc(headerBytes + entryBytes);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(width, 6);
  header.writeUInt8(height, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
