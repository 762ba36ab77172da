import { readFile, writeFile } from "node:fs/promises";
import { type Axes, cutFont, resolvePackage, uiAxes, uiFiles } from "../server/fonts/cut-font.ts";
import { rangeOf } from "../server/fonts/unicode-range.ts";

/** Where the core fonts are written, with the sheets that name them. */
export const target = new URL("../app/fonts/generated/", import.meta.url);

interface Face {
  file: string;
  family: string;
}

/** What is left of a family in a file, and what it is called. */
export interface FaceCut {
  family: string;
  axes: Axes;
}

export const faces = {
  ui: { file: uiFiles.ui, family: "Core UI" },
  uiJa: { file: uiFiles.uiJa, family: "Core UI JP" },
} satisfies Record<string, Face>;

/** A face for some characters of a family. */
export async function writeFace(face: Face, name: string, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((character) => character >= " ");
  const whole = await readFile(resolvePackage(face.file));
  return writeCut(whole, { family: face.family, axes: uiAxes }, name, characters);
}

/** Writes a font's file with some of its characters; gives the rule that names it. */
export async function writeCut(
  font: Buffer,
  { family, axes }: FaceCut,
  name: string,
  characters: readonly string[],
): Promise<string> {
  const cut = await cutFont(font, characters.join(""), { axes, format: "woff2" });
  await writeFile(new URL(`${name}.woff2`, target), cut);
  const weight = typeof axes.wght === "number" ? axes.wght : `${axes.wght.min} ${axes.wght.max}`;
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:${weight};src:url(./${name}.woff2) format("woff2");unicode-range:${rangeOf(characters)}}`;
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
