import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import {
  blocksOf,
  charactersOf,
  keepFeatures,
  rangeOf,
  resolvePackage,
  target,
} from "./font-face.ts";

/** The serif of the nameplates: a few names out of families that come in many small files. */
export async function writeSerif(
  sheet: string,
  family: string,
  name: string,
  text: string,
): Promise<string[]> {
  const rules: string[] = [];
  for (const [index, block] of (await blocksOf(sheet)).entries()) {
    const held = charactersOf(block)
      .filter((character) => text.includes(character))
      .join("");
    const file = /url\(\.\/([^)]+)\)/.exec(block)?.[1];
    if (!held || !file) continue;
    const subset = await subsetFont(
      await readFile(new URL(file, `file://${resolvePackage(sheet)}`)),
      held,
      {
        targetFormat: "woff2",
        keepFeatures,
      },
    );
    await writeFile(new URL(`${name}-${index}.woff2`, target), subset);
    rules.push(
      `@font-face{font-family:"${family}";font-display:swap;font-weight:200 900;src:url(./${name}-${index}.woff2) format("woff2");unicode-range:${rangeOf(Array.from(held))}}`,
    );
  }
  return rules;
}
