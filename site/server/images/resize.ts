import sharp from "sharp";
import type { PictureFormat } from "./picture-format.ts";

// One thread per picture: the number of pictures at once is limited by us, and pages come first.
sharp.concurrency(1);
sharp.cache(false);

const readable = ["jpeg", "png", "webp", "heif", "gif"];

/**
 * A picture at most `width` px wide in `format`, upright, without metadata, never enlarged;
 * transparency becomes white in JPEG. Throws for anything that is not such a picture.
 */
export async function resize(body: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = sharp(body, { limitInputPixels: 60_000_000, failOn: "error" });
  const { format: found } = await picture.metadata();
  if (!readable.includes(found ?? "")) throw new Error(`not a picture: ${found ?? "unknown"}`);
  const sized = picture.autoOrient().resize({ width, withoutEnlargement: true });
  if (format === "avif") return sized.avif({ quality: 55, effort: 0 }).toBuffer();
  if (format === "webp") return sized.webp({ quality: 78, effort: 3 }).toBuffer();
  return sized.flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
