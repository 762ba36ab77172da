import { createRequire } from "node:module";

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

/** Part of every subset, so that a new price or address needs no new font. */
export const printableAscii = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");

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
export async function createFontSubset(
  font: Buffer,
  characters: string,
  { axes, format }: { axes: Axes; format: "woff2" | "sfnt" },
): Promise<Buffer> {
  // Most processes find the fonts of their pages in the store, and do not load it.
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(font, characters, { targetFormat: format, keepFeatures, variationAxes: axes });
}

interface FontFace {
  family: string;
  /** One weight, or the range of a variable font: `400 700`. */
  weight: string;
  /** `url(…)`, with or without `format(…)`. */
  src: string;
  /** Without it, the font applies to every character. */
  characters?: Iterable<string>;
}

export function fontFaceRule({ family, weight, src, characters }: FontFace): string {
  const range = characters ? `;unicode-range:${toUnicodeRange(characters)}` : "";
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:${src}${range}}`;
}

/** The `font-weight` descriptor of a subset with these axes. */
export function fontWeight({ wght }: Axes): string {
  return typeof wght === "number" ? String(wght) : `${wght.min} ${wght.max}`;
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
