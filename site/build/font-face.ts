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
import { createSliceSubsets } from "../server/fonts/font-slices.ts";

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
  const slices = await createSliceSubsets(stylesheet, text, subset.axes);
  return Promise.all(
    slices.map(async ({ font, characters }, index) => {
      const file = `${name}-${index}`;
      await writeFile(new URL(`${file}.woff2`, target), font);
      const src = `url(./${file}.woff2) format("woff2")`;
      return fontFaceRule({ ...subset, weight: fontWeight(subset.axes), src, characters });
    }),
  );
}
