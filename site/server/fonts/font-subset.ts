import { createRequire } from "node:module";
import subsetFont from "subset-font";

/**
 * Axes of the subset, each pinned to a value or limited to a range; unlisted axes are unchanged.
 */
export type Axes = { wght: number | Range } & Record<string, number | Range>;

interface Range {
  min: number;
  max: number;
  default: number;
}

/** The weights in use. Dropping the rest of the axis reduces each file by a quarter. */
export const uiAxes: Axes = { wght: { min: 400, max: 700, default: 400 } };

/** The complete UI families, as variable fonts. */
export const uiFiles = {
  ui: "pretendard/dist/public/variable/PretendardVariable.ttf",
  uiJa: "pretendard-jp/dist/public/variable/PretendardJPVariable.ttf",
} as const;

export const resolvePackage = createRequire(import.meta.url).resolve;

/**
 * Features that browsers apply by default, and the numerals of the design. Other features contain
 * alternates of most glyphs: without them a Latin file is half the size.
 */
const keepFeatures = "calt ccmp clig kern liga locl mark mkmk rlig rvrn lnum tnum vert vrt2".split(
  " ",
);

/** Creates a font that contains only `characters`; those without a glyph are skipped. */
export function createFontSubset(
  font: Buffer,
  characters: string,
  { axes, format }: { axes: Axes; format: "woff2" | "sfnt" },
): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat: format, keepFeatures, variationAxes: axes });
}

/** Formats characters as a CSS `unicode-range`, with adjacent code points merged. */
export function toUnicodeRange(characters: Iterable<string>): string {
  const codes = [...new Set(characters)].map(codeOf).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(",");
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
