import { existsSync } from "node:fs";
import sharp from "sharp";

/**
 * Maximum difference of a color channel (0 to 255): reference images have only 256 colors. The
 * threshold of pixelmatch would have to be twice as large.
 */
const tolerance = 24;

/**
 * Share of pixels that may differ: ten times what differs from run to run, for machines that draw gradients
 * and edges differently. Full font hinting differs in no pixel; a build of Chromium that draws text
 * differently in 0.4 to 0.9 %, which no share could tell from a change: another weight of all buttons is 0.3 %.
 */
export const maxDiffRatio = 0.0005;

/** A local name: Jest's sandbox makes each access to a global such as `Math` slow. */
const { abs } = Math;

async function readPixels(image: Buffer | string) {
  return sharp(image).flatten().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
}

/**
 * Whether a screenshot matches a reference file, except for a share of its pixels. Stricter and several times
 * faster than pixelmatch, which then judges and reports mismatches.
 */
export async function imagesMatch(
  screenshot: Buffer,
  file: string,
  maxRatio = maxDiffRatio,
): Promise<boolean> {
  if (!existsSync(file)) return false;
  const [actual, expected] = await Promise.all([readPixels(screenshot), readPixels(file)]);
  const { width, height, channels } = actual.info;
  if (width !== expected.info.width || height !== expected.info.height) return false;
  let differing = 0;
  for (let pixel = 0; pixel < actual.data.length; pixel += channels) {
    for (let at = pixel; at < pixel + channels; at++)
      if (abs((actual.data[at] ?? 0) - (expected.data[at] ?? 0)) > tolerance) {
        differing++;
        break;
      }
  }
  return differing <= maxRatio * width * height;
}
