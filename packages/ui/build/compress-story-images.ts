/**
 * Halves the size of the reference images of stories by converting them to 256 colors, except where that uses
 * more than a quarter of the share of pixels that may differ. Run by `pnpm stories:update`.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { imagesMatch, maxDiffRatio } from "../test/stories/images-match.ts";

const folder = new URL("../test/stories/images/", import.meta.url);

for await (const file of glob("**/*.png", { cwd: folder })) {
  const path = new URL(file, folder);
  const original = await readFile(path);
  // Already compressed.
  if ((await sharp(original).metadata()).isPalette) continue;
  const bytes = await sharp(original)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const isSame = await imagesMatch(bytes, fileURLToPath(path), maxDiffRatio / 4);
  if (isSame && bytes.length < original.length) await writeFile(path, bytes);
}
