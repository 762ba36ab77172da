/** A font file, and the characters it is asked for. */
export interface FontFace {
  file: string;
  characters: RegExp;
}

/** The faces of a built sheet that say their characters. */
export function fontFacesIn(css: string): FontFace[] {
  return [...css.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([face]) => {
    const file = /url\("?([^")]+)/.exec(face)?.[1];
    const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return file && ranges ? { file, characters: new RegExp(`[${classOf(ranges)}]`, "u") } : [];
  });
}

/** `U+AC00,U+ACA8-ACA9` as what stands in a character class. */
function classOf(ranges: string): string {
  return ranges
    .replaceAll(/U\+/gi, "")
    .replaceAll(/[\dA-F]+/gi, (code) => `\\u{${code}}`)
    .replaceAll(",", "");
}
