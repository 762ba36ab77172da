import sharp from "sharp";
import type { ImageFormat } from "./image-request.ts";

// One thread per image: concurrency is limited by the route, and pages have priority.
sharp.concurrency(1);
sharp.cache(false);

const readable = ["jpeg", "png", "webp", "heif", "gif"];

/**
 * Resizes to at most `width` px in `format`, upright, without metadata, never enlarged.
 * Transparency becomes white in JPEG.
 * @throws for anything but a supported image.
 */
export async function resize(body: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(body, { limitInputPixels: 60_000_000, failOn: "error" });
  const { format: found } = await image.metadata();
  if (!readable.includes(found ?? "")) throw new Error(`not an image: ${found ?? "unknown"}`);
  const sized = image.autoOrient().resize({ width, withoutEnlargement: true });
  if (format === "avif") return sized.avif({ quality: 55, effort: 0 }).toBuffer();
  if (format === "webp") return sized.webp({ quality: 78, effort: 3 }).toBuffer();
  return sized.flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
