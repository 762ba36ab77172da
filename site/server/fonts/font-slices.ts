import { readFile } from "node:fs/promises";
import { type Axes, createFontSubset, fontFaceRule, resolvePackage } from "./font-subset.ts";

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

/** A family that its package publishes in slices, and what to keep of it. */
export interface SlicedFamily {
  family: string;
  /** The stylesheet of the package, such as `@fontsource-variable/noto-serif-jp/wght.css`. */
  stylesheet: string;
  axes: Axes;
  /** The `font-weight` descriptor: faces of a family with different ones are not combined. */
  weight: string;
}

/**
 * The `@font-face` rules of a family for the characters of `text`. They contain the fonts: as files of
 * their own, the slices of one page would be about ten requests.
 */
export async function createInlineFaces(
  { family, stylesheet, axes, weight }: SlicedFamily,
  text: string,
): Promise<string[]> {
  const wanted = new Set(text);
  const rules: string[] = [];
  // Of slices that share a character, browsers use the last.
  for (const block of (await readFontFaceBlocks(stylesheet)).toReversed()) {
    const characters = parseCharacters(block).filter((character) => wanted.delete(character));
    const file = /url\(\.\/([^)]+)\)/.exec(block)?.[1];
    if (characters.length === 0 || !file) continue;
    const slice = await readFile(new URL(file, `file://${resolvePackage(stylesheet)}`));
    const font = await createFontSubset(slice, characters.join(""), { axes, format: "woff2" });
    const src = `url(data:font/woff2;base64,${font.toString("base64")}) format("woff2")`;
    rules.push(fontFaceRule({ family, weight, src, characters }));
  }
  return rules;
}
