/**
 * Halves the size of the reference images of stories by converting them to 256 colors; the difference
 * is far below the threshold of the test. Run by `pnpm stories:update`.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../test/stories/images/", import.meta.url);

for await (const file of glob("**/*.png", { cwd: folder })) {
  const path = new URL(file, folder);
  const original = await readFile(path);
  // Already compressed.
  if ((await sharp(original).metadata()).isPalette) continue;
  const bytes = await sharp(original)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (bytes.length < original.length) await writeFile(path, bytes);
}
