import type { PhotoFocus } from "@realtor/profile/photos";
import { minOneLineSize, type PanoramaName } from "../styles/panorama-name.ts";
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

/** A name across the lower edge of a photo: its color above the edge, and the crops that keep it legible. */
export interface NameOnPhoto {
  tone: "light" | "dark";
  wide: Crop;
  tablet: Crop;
  mobile: Crop;
}

export interface PhotoName {
  photo: LuminanceGrid;
  focus: PhotoFocus | null;
  text: string;
  type: PanoramaName;
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

type Layout = "wide" | "tablet" | "mobile";

/** Usual frames of the photo in a layout, in px. */
function listFrames({ photo }: PanoramaName, layout: Layout): Frame[] {
  const { wide, tablet, mobile } = photo;
  return {
    wide: [
      { width: 1280, height: wide[0], margin: 48 },
      { width: 1440, height: wide[1], margin: 64 },
      { width: 1920, height: wide[2], margin: 64 },
    ],
    tablet: [
      { width: 768, height: tablet, margin: 32 },
      { width: 1024, height: tablet, margin: 32 },
    ],
    mobile: [
      { width: 360, height: mobile, margin: 20 },
      { width: 390, height: mobile, margin: 20 },
    ],
  }[layout];
}

const maxContentWidth = 1312;

/** The part of a frame behind the name, in px from its left and lower edge. */
function getBand(frame: Frame, layout: Layout, { text, type }: Pick<PhotoName, "text" | "type">) {
  const { size, tablet, mobile, tracking, overlap } = type;
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

/** The given crop; then moved by up to 40 % of the height in steps of 4; then zoomed by up to 20 %. */
function* listCrops({ x, y, zoom: given = 1 }: PhotoFocus): Generator<Crop> {
  const moves = [0, ...[4, 8, 12, 16, 20, 24, 28, 32, 36, 40].flatMap((step) => [-step, step])]
    .map((step) => y + step)
    .filter((moved) => moved >= 0 && moved <= 100);
  for (const zoom of [1, 1.04, 1.08, 1.12, 1.16, 1.2])
    for (const moved of moves) yield { x, y: moved, zoom: given * zoom };
}

/** For each tone the first crop that has the required contrast in every frame, with its position in the order. */
function findCrops({ photo, focus, text, type, darkHero }: PhotoName, layout: Layout) {
  const light = darkHero ? luminance.lightText : luminance.white;
  const bands = listFrames(type, layout).map((frame) => ({
    frame,
    band: getBand(frame, layout, { text, type }),
  }));
  const found: Partial<Record<NameOnPhoto["tone"], { crop: Crop; order: number }>> = {};
  let order = 0;
  for (const crop of listCrops(focus ?? { x: 50, y: 50 })) {
    const measured = bands.map(({ frame, band }) => measureBand(photo, crop, frame, band));
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
 * Decides whether a name is legible across the lower edge of a photo: light or else dark letters (in the
 * dark scheme only light ones), with the focal point moved or the photo zoomed as little as possible. Null
 * if it is not; the name is then below the photo.
 */
export function placeNameOnPhoto(input: PhotoName): NameOnPhoto | null {
  const wide = findCrops(input, "wide");
  const tablet = findCrops(input, "tablet");
  const mobile = findCrops(input, "mobile");
  // In the dark scheme the part below the edge is light: a dark upper part would split each letter in two.
  const tones = input.darkHero ? (["light"] as const) : (["light", "dark"] as const);
  const options = tones.flatMap((tone) => {
    const [first, second, third] = [wide[tone], tablet[tone], mobile[tone]];
    if (!first || !second || !third) return [];
    const order = first.order + second.order + third.order;
    return { order, name: { tone, wide: first.crop, tablet: second.crop, mobile: third.crop } };
  });
  return options.toSorted((a, b) => a.order - b.order)[0]?.name ?? null;
}
