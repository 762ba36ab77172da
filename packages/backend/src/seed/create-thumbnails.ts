import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

/**
 * Creates the thumbnails of the sample images, at most 480 px. Run it manually after an image
 * changes (`node src/seed/create-thumbnails.ts`), so that the first start is not delayed.
 */
const folder = fileURLToPath(new URL("images/", import.meta.url));

for (const name of await readdir(folder)) {
  if (!/\.(?:jpg|png)$/.test(name)) continue;
  await sharp(folder + name)
    .resize({ width: 480, height: 480, fit: "inside" })
    .webp({ quality: 80 })
    .toFile(`${folder}${name.replace(/\.\w+$/, "")}-480.webp`);
}
