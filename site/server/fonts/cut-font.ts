import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** What is left of a variable font's axes, each at one value or between two; the others stay whole. */
export type Axes = { wght: number | Range } & Record<string, number | Range>;

interface Range {
  min: number;
  max: number;
  default: number;
}

/** The weights the design uses; leaving out the rest of the axis takes a quarter off each file. */
export const uiAxes: Axes = { wght: { min: 400, max: 700, default: 400 } };

/** Where the whole UI families are, as variable fonts. */
export const uiFiles = {
  ui: "pretendard/dist/public/variable/PretendardVariable.ttf",
  uiJa: "pretendard-jp/dist/public/variable/PretendardJPVariable.ttf",
} as const;

export const resolvePackage = createRequire(import.meta.url).resolve;

/**
 * What browsers apply by themselves, and the figures the design asks for. The other features hold a
 * second drawing of most letters: without them a Latin file is half as large.
 */
const keepFeatures = "calt ccmp clig kern liga locl mark mkmk rlig rvrn lnum tnum vert vrt2".split(
  " ",
);

/** A font with no more than some characters; those that it has no drawing of are left out silently. */
export function cutFont(
  font: Buffer,
  characters: string,
  { axes, format }: { axes: Axes; format: "woff2" | "sfnt" },
): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat: format, keepFeatures, variationAxes: axes });
}
