/**
 * Creates the landing page's images from their originals: AVIF and WebP in several widths.
 * Usage: node build/images.ts <folder with the originals>
 */
import { join } from "node:path";
import sharp from "sharp";

const target = new URL("../app/pages/landing/images/", import.meta.url).pathname;
const images: {
  original: string;
  name: string;
  widths: number[];
  crop?: { left: number; top: number; width: number; height: number };
}[] = [
  { original: "hero-dusk-pool.jpg", name: "hero", widths: [480, 960, 1440, 2400] },
  // The part visible with `object-position: 66%` in a viewport of up to 760 × 780 px.
  {
    original: "hero-dusk-pool.jpg",
    name: "hero-phone",
    crop: { left: 681, top: 0, width: 1368, height: 1350 },
    widths: [480, 720, 1080, 1368],
  },
  { original: "exterior-craftsman-dusk.jpg", name: "nameplate", widths: [640, 768, 960, 1600] },
  { original: "exterior-mediterranean.jpg", name: "listing", widths: [640, 768, 960, 1600] },
];

const folder = process.argv[2];
if (!folder)
  throw new Error("The folder with the originals is missing: run node build/images.ts <folder>.");

for (const { original, name, widths, crop } of images) {
  for (const width of widths) {
    const whole = sharp(join(folder, original));
    const sized = (crop ? whole.extract(crop) : whole).resize({ width, withoutEnlargement: true });
    await sized
      .clone()
      .avif({ quality: crop ? 48 : 55, effort: 6 })
      .toFile(join(target, `${name}-${width}.avif`));
    await sized
      .clone()
      .webp({ quality: 76, effort: 6 })
      .toFile(join(target, `${name}-${width}.webp`));
  }
}
