/**
 * Makes the stories' reference images half as large: `npm run stories:update` runs it after drawing
 * them. 256 colours are more than a story has; what rounding does is far below the test's threshold.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const folder = new URL("../test/stories/images/", import.meta.url);

for await (const file of glob("**/*.png", { cwd: folder })) {
  const path = new URL(file, folder);
  const drawn = await readFile(path);
  // Done before: another time would only round what is rounded.
  if ((await sharp(drawn).metadata()).isPalette) continue;
  const bytes = await sharp(drawn)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (bytes.length < drawn.length) await writeFile(path, bytes);
}
