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
