import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** Where the core fonts are written, with the sheets that name them. */
export const target = new URL("../app/fonts/generated/", import.meta.url);

export const resolvePackage = createRequire(import.meta.url).resolve;

interface Face {
  file: string;
  family: string;
}

/** What is left of a family in a file, and what it is called. */
export interface FaceCut {
  family: string;
  /** A variable font's axes, each at one value or between two; the others stay whole. */
  axes: { wght: number | Range } & Record<string, number | Range>;
}

interface Range {
  min: number;
  max: number;
  default: number;
}

/** The weights the design uses; leaving out the rest of the axis takes a quarter off each file. */
const weights: Range = { min: 400, max: 700, default: 400 };

/**
 * What browsers apply by themselves, and the figures the design asks for. The other features hold a
 * second drawing of most letters: without them a Latin file is half as large.
 */
const keepFeatures = "calt ccmp clig kern liga locl mark mkmk rlig rvrn lnum tnum vert vrt2".split(
  " ",
);

export const faces = {
  ui: {
    file: "pretendard/dist/public/variable/PretendardVariable.ttf",
    family: "Core UI",
  },
  uiJa: {
    file: "pretendard-jp/dist/public/variable/PretendardJPVariable.ttf",
    family: "Core UI JP",
  },
} satisfies Record<string, Face>;

/** A face for some characters of a family. */
export async function writeFace(face: Face, name: string, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((character) => character >= " ");
  const whole = await readFile(resolvePackage(face.file));
  return writeCut(whole, { family: face.family, axes: { wght: weights } }, name, characters);
}

/** Writes a font's file with some of its characters; gives the rule that names it. */
export async function writeCut(
  font: Buffer,
  { family, axes }: FaceCut,
  name: string,
  characters: readonly string[],
): Promise<string> {
  const cut = await subsetFont(font, characters.join(""), {
    targetFormat: "woff2",
    keepFeatures,
    variationAxes: axes,
  });
  await writeFile(new URL(`${name}.woff2`, target), cut);
  const weight = typeof axes.wght === "number" ? axes.wght : `${axes.wght.min} ${axes.wght.max}`;
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(./${name}.woff2) format("woff2");unicode-range:${rangeOf(characters)}}`;
}

/** Neighbours are one range. */
function rangeOf(characters: readonly string[]): string {
  const codes = [...new Set(characters.map(codeOf))].toSorted((a, b) => a - b);
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

/** The characters that a face's block names, in a sheet as packages write it. */
export function charactersOf(block: string): string[] {
  const ranges = /unicode-range: ([^;]+);/.exec(block)?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  });
}

/** The blocks of a package's sheet, one for each of the files that it cuts a family into. */
export async function blocksOf(sheet: string): Promise<string[]> {
  return (await readFile(resolvePackage(sheet), "utf8")).match(/@font-face \{[^}]+\}/g) ?? [];
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
