import { readFile } from "node:fs/promises";
import { resolvePackage } from "../server/fonts/font-subset.ts";
import { type FaceSubset, parseCharacters, readFontFaceBlocks, writeSubset } from "./font-face.ts";

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
