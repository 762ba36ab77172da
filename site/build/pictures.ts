/**
 * Derives the landing page's pictures from their masters: AVIF and WebP at several widths.
 * Usage: node build/pictures.ts <folder with the masters>
 */
import { join } from "node:path";
import sharp from "sharp";

const target = new URL("../app/pages/landing/pictures/", import.meta.url).pathname;
const pictures: {
  master: string;
  name: string;
  widths: number[];
  crop?: { left: number; top: number; width: number; height: number };
}[] = [
  { master: "hero-dusk-pool.jpg", name: "hero", widths: [480, 960, 1440, 2400] },
  // The part that a phone shows when it holds the picture at 66 %, up to a window of 760 × 780.
  {
    master: "hero-dusk-pool.jpg",
    name: "hero-phone",
    crop: { left: 681, top: 0, width: 1368, height: 1350 },
    widths: [480, 720, 1080, 1368],
  },
  { master: "exterior-craftsman-dusk.jpg", name: "nameplate", widths: [640, 768, 960, 1600] },
  { master: "exterior-mediterranean.jpg", name: "listing", widths: [640, 768, 960, 1600] },
];

const masters = process.argv[2];
if (!masters) throw new Error("Name the folder with the masters: node build/pictures.ts <folder>");

for (const { master, name, widths, crop } of pictures) {
  for (const width of widths) {
    const whole = sharp(join(masters, master));
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
