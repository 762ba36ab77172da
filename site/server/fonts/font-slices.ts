import { readFile } from "node:fs/promises";
import { type Axes, createFontSubset, resolvePackage } from "./font-subset.ts";

/** Part of a font family in a file of its own. */
export interface FontSlice {
  characters: string[];
  /** WOFF2 */
  font: Buffer;
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

/**
 * Subsets of the slices of a family that contain characters of `text`. `stylesheet` is that of the
 * package, such as `@fontsource-variable/noto-serif-jp/wght.css`.
 */
export async function createSliceSubsets(
  stylesheet: string,
  text: string,
  axes: Axes,
): Promise<FontSlice[]> {
  const wanted = new Set(text);
  const slices: FontSlice[] = [];
  // Of slices that share a character, browsers use the last.
  for (const block of (await readFontFaceBlocks(stylesheet)).toReversed()) {
    const characters = parseCharacters(block).filter((character) => wanted.delete(character));
    const file = /url\(\.\/([^)]+)\)/.exec(block)?.[1];
    if (characters.length === 0 || !file) continue;
    const slice = await readFile(new URL(file, `file://${resolvePackage(stylesheet)}`));
    const font = await createFontSubset(slice, characters.join(""), { axes, format: "woff2" });
    slices.push({ characters, font });
  }
  return slices;
}
