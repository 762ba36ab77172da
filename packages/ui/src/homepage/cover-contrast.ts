import type { Lang } from "../labels/labels.ts";
import { minOneLineSize, panoramaName } from "../styles/panorama-name.ts";
import { estimateLine, estimateWidestWord } from "./name-layout.ts";

/** Relative luminance (WCAG) of a photo in cells, row by row, times 255. */
export interface LuminanceGrid {
  columns: number;
  rows: number;
  values: Uint8Array;
}

/** How a photo is cropped to its frame: focal point in percent, and magnification. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** A name across the lower edge of the cover: its color above the edge, and the crops that keep it legible. */
export interface NameOnCover {
  tone: "light" | "dark";
  wide: Crop;
  tablet: Crop;
  mobile: Crop;
}

export interface CoverName {
  cover: LuminanceGrid;
  focus: { x: number; y: number } | null;
  name: { text: string; lang: Lang };
  /** In the dark scheme the light name has the text color, which is darker than white. */
  darkHero: boolean;
}

/** WCAG 2.2 contrast of large text. */
const requiredContrast = 3;
/** Relative luminance of the name's colors. */
const luminance = { white: 1, lightText: 0.87, darkText: 0.01 };

interface Frame {
  width: number;
  height: number;
  margin: number;
}

/** Usual frames of the cover in each layout, in px. */
const frames = {
  wide: [
    { width: 1280, height: 528, margin: 48 },
    { width: 1440, height: 596, margin: 64 },
    { width: 1920, height: 713, margin: 64 },
  ],
  tablet: [
    { width: 768, height: 520, margin: 32 },
    { width: 1024, height: 520, margin: 32 },
  ],
  mobile: [
    { width: 360, height: 516, margin: 20 },
    { width: 390, height: 516, margin: 20 },
  ],
} satisfies Record<string, readonly Frame[]>;

type Layout = keyof typeof frames;

const maxContentWidth = 1312;

/** The part of a frame behind the name, in px from its left and lower edge. */
function getBand(frame: Frame, layout: Layout, { text, lang }: CoverName["name"]) {
  const { size, tablet, mobile, tracking, overlap } = panoramaName[lang];
  const content = Math.min(maxContentWidth, frame.width - 2 * frame.margin);
  const longest = content / estimateWidestWord(text, tracking);
  const line = estimateLine(text, tracking);
  const left = (frame.width - content) / 2;
  if (layout === "mobile")
    return { left, width: content, height: Math.min(mobile, longest) * overlap.mobile };
  const nominal =
    layout === "tablet"
      ? tablet
      : tablet + ((Math.min(frame.width, 1440) - 1100) / 340) * (size - tablet);
  const font = Math.min(nominal, Math.max(minOneLineSize, content / line), longest);
  return { left, width: Math.min(content, line * font), height: font * overlap.wide };
}

/** The luminance below which 10 % and 90 % of the cells behind the name are. */
function measureBand(
  grid: LuminanceGrid,
  crop: Crop,
  frame: Frame,
  band: ReturnType<typeof getBand>,
) {
  // The layout of `object-fit: cover` with `object-position`, in cells of the grid.
  const scale = Math.max(frame.width / grid.columns, frame.height / grid.rows) * crop.zoom;
  const offsetX = ((grid.columns - frame.width / scale) * crop.x) / 100;
  const offsetY = ((grid.rows - frame.height / scale) * crop.y) / 100;
  const cell = (px: number, offset: number, limit: number) =>
    Math.min(limit - 1, Math.max(0, Math.floor(px / scale + offset)));
  const fromX = cell(band.left, offsetX, grid.columns);
  const toX = cell(band.left + band.width, offsetX, grid.columns);
  const fromY = cell(frame.height - band.height, offsetY, grid.rows);
  const toY = cell(frame.height - 1, offsetY, grid.rows);
  const counts = new Uint32Array(256);
  for (let y = fromY; y <= toY; y++)
    for (let x = fromX; x <= toX; x++) {
      const value = grid.values[y * grid.columns + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  const total = (toX - fromX + 1) * (toY - fromY + 1);
  const at = (part: number) => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) > (total - 1) * part) / 255;
  };
  return { darkest: at(0.1), brightest: at(0.9) };
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The given focal point; then moved by up to 40 % of the height in steps of 4; then zoomed by up to 20 %. */
function* listCrops({ x, y }: { x: number; y: number }): Generator<Crop> {
  const moves = [0, ...[4, 8, 12, 16, 20, 24, 28, 32, 36, 40].flatMap((step) => [-step, step])]
    .map((step) => y + step)
    .filter((moved) => moved >= 0 && moved <= 100);
  for (const zoom of [1, 1.04, 1.08, 1.12, 1.16, 1.2])
    for (const moved of moves) yield { x, y: moved, zoom };
}

/** For each tone the first crop that has the required contrast in every frame, with its position in the order. */
function findCrops({ cover, focus, name, darkHero }: CoverName, layout: Layout) {
  const light = darkHero ? luminance.lightText : luminance.white;
  const bands = frames[layout].map((frame) => ({ frame, band: getBand(frame, layout, name) }));
  const found: Partial<Record<NameOnCover["tone"], { crop: Crop; order: number }>> = {};
  let order = 0;
  for (const crop of listCrops(focus ?? { x: 50, y: 50 })) {
    const measured = bands.map(({ frame, band }) => measureBand(cover, crop, frame, band));
    if (measured.every(({ brightest }) => contrast(light, brightest) >= requiredContrast))
      found.light ??= { crop, order };
    if (measured.every(({ darkest }) => contrast(luminance.darkText, darkest) >= requiredContrast))
      found.dark ??= { crop, order };
    if (found.light && found.dark) break;
    order += 1;
  }
  return found;
}

/**
 * Decides whether the agent's name is legible across the lower edge of the cover: light or else dark
 * letters, with the focal point moved or the photo zoomed as little as possible. Null if it is not; the
 * name is then below the photo.
 */
export function placeNameOnCover(input: CoverName): NameOnCover | null {
  const wide = findCrops(input, "wide");
  const tablet = findCrops(input, "tablet");
  const mobile = findCrops(input, "mobile");
  const options = (["light", "dark"] as const).flatMap((tone) => {
    const [first, second, third] = [wide[tone], tablet[tone], mobile[tone]];
    if (!first || !second || !third) return [];
    const order = first.order + second.order + third.order;
    return { order, name: { tone, wide: first.crop, tablet: second.crop, mobile: third.crop } };
  });
  return options.toSorted((a, b) => a.order - b.order)[0]?.name ?? null;
}
