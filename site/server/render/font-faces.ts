export interface FontFace {
  file: string;
  characters: RegExp;
}

/** Parses the `@font-face` rules of a built stylesheet that have a `unicode-range`. */
export function parseFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([face]) => {
    const file = /url\("?([^")]+)/.exec(face)?.[1];
    const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return file && ranges
      ? { file, characters: new RegExp(`[${toCharacterClass(ranges)}]`, "u") }
      : [];
  });
}

/** Converts `U+AC00,U+ACA8-ACA9` to the content of a character class. */
function toCharacterClass(ranges: string): string {
  return ranges
    .replaceAll(/U\+/gi, "")
    .replaceAll(/[\dA-F]+/gi, (code) => `\\u{${code}}`)
    .replaceAll(",", "");
}
