import { readFile } from "node:fs/promises";
import { resolvePackage } from "../server/fonts/cut-font.ts";
import { blocksOf, charactersOf, type FaceCut, writeCut } from "./font-face.ts";

interface SerifNames extends FaceCut {
  /** The package's sheet of the family, which comes in many small files. */
  sheet: string;
  /** How the files are called that are written. */
  name: string;
  text: string;
}

/** The serif of a few names, in the one weight that they are set in. */
export async function writeSerif({ sheet, name, text, ...cut }: SerifNames): Promise<string[]> {
  const rules: string[] = [];
  for (const [index, block] of (await blocksOf(sheet)).entries()) {
    const held = charactersOf(block).filter((character) => text.includes(character));
    const file = /url\(\.\/([^)]+)\)/.exec(block)?.[1];
    if (held.length === 0 || !file) continue;
    const piece = await readFile(new URL(file, `file://${resolvePackage(sheet)}`));
    rules.push(await writeCut(piece, cut, `${name}-${index}`, held));
  }
  return rules;
}
