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

/** Frames of the cover at the ends of each layout, in px. */
const frames = {
  wide: [
    { width: 820, height: 520, margin: 32 },
    { width: 1110, height: 520, margin: 48 },
    { width: 1440, height: 440, margin: 64 },
    { width: 1440, height: 596, margin: 64 },
    { width: 1920, height: 720, margin: 64 },
  ],
  mobile: [
    { width: 320, height: 516, margin: 20 },
    { width: 390, height: 516, margin: 20 },
    { width: 760, height: 516, margin: 20 },
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
  const nominal = frame.width >= 1440 ? size : tablet;
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
  const cells: number[] = [];
  for (let y = fromY; y <= toY; y++)
    for (let x = fromX; x <= toX; x++) cells.push(grid.values[y * grid.columns + x] ?? 0);
  cells.sort((a, b) => a - b);
  const at = (part: number) => (cells[Math.floor((cells.length - 1) * part)] ?? 0) / 255;
  return { darkest: at(0.1), brightest: at(0.9) };
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The given focal point; then moved by up to 24 % of the height in steps of 4; then zoomed by up to 20 %. */
function* listCrops({ x, y }: { x: number; y: number }): Generator<Crop> {
  const moves = [0, ...[4, 8, 12, 16, 20, 24].flatMap((step) => [-step, step])]
    .map((step) => y + step)
    .filter((moved) => moved >= 0 && moved <= 100);
  for (const zoom of [1, 1.04, 1.08, 1.12, 1.16, 1.2])
    for (const moved of moves) yield { x, y: moved, zoom };
}

/** The first crop in which the tone has the required contrast in every frame; with its position in the order. */
function findCrop(
  { cover, focus, name, darkHero }: CoverName,
  layout: Layout,
  tone: NameOnCover["tone"],
) {
  const light = darkHero ? luminance.lightText : luminance.white;
  const bands = frames[layout].map((frame) => ({ frame, band: getBand(frame, layout, name) }));
  let order = 0;
  for (const crop of listCrops(focus ?? { x: 50, y: 50 })) {
    const isLegible = bands.every(({ frame, band }) => {
      const { darkest, brightest } = measureBand(cover, crop, frame, band);
      const reached =
        tone === "light" ? contrast(light, brightest) : contrast(luminance.darkText, darkest);
      return reached >= requiredContrast;
    });
    if (isLegible) return { crop, order };
    order += 1;
  }
  return null;
}

/**
 * Decides whether the agent's name is legible across the lower edge of the cover: light or else dark
 * letters, with the focal point moved or the photo zoomed as little as possible. Null if it is not; the
 * name is then below the photo.
 */
export function placeNameOnCover(input: CoverName): NameOnCover | null {
  const options = (["light", "dark"] as const).flatMap((tone) => {
    const wide = findCrop(input, "wide", tone);
    const mobile = wide && findCrop(input, "mobile", tone);
    return mobile
      ? [{ tone, wide: wide.crop, mobile: mobile.crop, order: wide.order + mobile.order }]
      : [];
  });
  const best = options.toSorted((a, b) => a.order - b.order)[0];
  return best ? { tone: best.tone, wide: best.wide, mobile: best.mobile } : null;
}
