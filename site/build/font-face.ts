import { readFile, writeFile } from "node:fs/promises";
import {
  type Axes,
  createFontSubset,
  fontFaceRule,
  fontWeight,
  resolvePackage,
  uiAxes,
  uiFiles,
} from "../server/fonts/font-subset.ts";

/** Output folder of the core fonts and their stylesheets. */
export const target = new URL("../app/fonts/generated/", import.meta.url);

interface Face {
  file: string;
  family: string;
}

/** Family name and variation axes of a font subset. */
export interface FaceSubset {
  family: string;
  axes: Axes;
}

export const faces = {
  ui: { file: uiFiles.ui, family: "Core UI" },
  uiJa: { file: uiFiles.uiJa, family: "Core UI JP" },
} satisfies Record<string, Face>;

/** Writes a subset of a face with the characters of `text`; returns its `@font-face` rule. */
export async function writeFace(face: Face, name: string, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((character) => character >= " ");
  const font = await readFile(resolvePackage(face.file));
  return writeSubset(font, { family: face.family, axes: uiAxes }, name, characters);
}

/** Writes a font file with the given characters; returns its `@font-face` rule. */
export async function writeSubset(
  font: Buffer,
  { family, axes }: FaceSubset,
  name: string,
  characters: readonly string[],
): Promise<string> {
  const subset = await createFontSubset(font, characters.join(""), { axes, format: "woff2" });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  const src = `url(./${name}.woff2) format("woff2")`;
  return fontFaceRule({ family, weight: fontWeight(axes), src, characters });
}

/** Expands the `unicode-range` of an `@font-face` block of a package. */
export function parseCharacters(block: string): string[] {
  const ranges = /unicode-range: ([^;]+);/.exec(block)?.[1]?.split(",") ?? [];
  return ranges.flatMap((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

/** The `@font-face` blocks of a package's stylesheet, one per slice. */
export async function readFontFaceBlocks(stylesheet: string): Promise<string[]> {
  return (await readFile(resolvePackage(stylesheet), "utf8")).match(/@font-face \{[^}]+\}/g) ?? [];
}

interface SerifOptions extends FaceSubset {
  /** The package's stylesheet, which splits the family into slices. */
  stylesheet: string;
  /** Prefix of the output file names. */
  name: string;
  text: string;
}

/** Writes serif subsets with the characters of `text` in one weight; returns their `@font-face` rules. */
export async function writeSerif({
  stylesheet,
  name,
  text,
  ...subset
}: SerifOptions): Promise<string[]> {
  const rules: string[] = [];
  for (const [index, block] of (await readFontFaceBlocks(stylesheet)).entries()) {
    const characters = parseCharacters(block).filter((character) => text.includes(character));
    const file = /url\(\.\/([^)]+)\)/.exec(block)?.[1];
    if (characters.length === 0 || !file) continue;
    const slice = await readFile(new URL(file, `file://${resolvePackage(stylesheet)}`));
    rules.push(await writeSubset(slice, subset, `${name}-${index}`, characters));
  }
  return rules;
}
