import { readFile, writeFile } from "node:fs/promises";
import {
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

export const faces = {
  ui: { file: uiFiles.ui, family: "Core UI" },
  uiJa: { file: uiFiles.uiJa, family: "Core UI JP" },
} satisfies Record<string, Face>;

/** Writes a subset of a face with the characters of `text`; returns its `@font-face` rule. */
export async function writeFace(face: Face, name: string, text: string): Promise<string> {
  const characters = [...new Set(text)].filter((character) => character >= " ");
  const font = await readFile(resolvePackage(face.file));
  const options = { axes: uiAxes, format: "woff2" } as const;
  await writeFile(
    new URL(`${name}.woff2`, target),
    await createFontSubset(font, characters.join(""), options),
  );
  const src = `url(./${name}.woff2) format("woff2")`;
  return fontFaceRule({ family: face.family, weight: fontWeight(uiAxes), src, characters });
}
