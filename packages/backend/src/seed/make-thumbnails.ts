import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

/**
 * Makes the thumbnails of the sample pictures, at most 480 px, beside them. Run by hand after a
 * picture changes (`node src/seed/make-thumbnails.ts`): the first start should not wait for it.
 */
const folder = fileURLToPath(new URL("pictures/", import.meta.url));

for (const name of await readdir(folder)) {
  if (!/\.(?:jpg|png)$/.test(name)) continue;
  await sharp(folder + name)
    .resize({ width: 480, height: 480, fit: "inside" })
    .webp({ quality: 80 })
    .toFile(`${folder}${name.replace(/\.\w+$/, "")}-480.webp`);
}
