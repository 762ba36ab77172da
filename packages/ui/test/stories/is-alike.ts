import { existsSync } from "node:fs";
import sharp from "sharp";

/**
 * Steps of 255 by which a colour may be off: an image in the repository has 256 colours. Playwright's own
 * measure takes twice as much for the same.
 */
const tolerance = 24;

async function readPixels(image: Buffer | string) {
  return sharp(image).flatten().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
}

/**
 * Whether a drawing is the one kept in a file, but for a share of its pixels. Stricter than Playwright's
 * comparison and several times as quick: what is not alike is for that to judge and to report.
 */
export async function isAlike(drawing: Buffer, file: string, share: number): Promise<boolean> {
  if (!existsSync(file)) return false;
  const [drawn, kept] = await Promise.all([readPixels(drawing), readPixels(file)]);
  const { width, height, channels } = drawn.info;
  if (width !== kept.info.width || height !== kept.info.height) return false;
  let strays = 0;
  for (let pixel = 0; pixel < drawn.data.length; pixel += channels) {
    for (let at = pixel; at < pixel + channels; at++)
      if (Math.abs((drawn.data[at] ?? 0) - (kept.data[at] ?? 0)) > tolerance) {
        strays++;
        break;
      }
  }
  return strays <= share * width * height;
}
