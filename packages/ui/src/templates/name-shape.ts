import type { Lang } from "../labels/labels.ts";

/** Characters as a reader counts them. */
const characters = (text: string) => Array.from(text.normalize("NFC"));

/**
 * Whether a name is set one step smaller (DESIGN-LANGUAGE section 4): more than 7 Korean or
 * Japanese characters, or an English word of more than 11 letters.
 */
export function isLongName(name: string, lang: Lang): boolean {
  if (lang === "en") return name.split(/[\s-]+/).some((word) => characters(word).length > 11);
  return characters(name).length > 7;
}

/** Whether a Japanese page may set the name in vertical lines: 2 to 6 characters, none Latin. */
export function isVerticalName(name: string, lang: Lang): boolean {
  if (lang !== "ja" || /\p{Script=Latin}/u.test(name)) return false;
  const count = characters(name.replaceAll(/\s/g, "")).length;
  return count >= 2 && count <= 6;
}

/** The character on the seal: the first letter of the name. */
export function sealOf(name: string): string {
  return name.match(/\p{L}/u)?.[0]?.toUpperCase() ?? characters(name.trim())[0] ?? "";
}

/** A name in the pieces that must not be broken: at spaces, and after a middle dot. */
export function wordsOf(name: string): string[] {
  return name.split(/\s+|(?<=[・·])/).filter(Boolean);
}

const narrow = /[iIjltfr1.'’\-·]/;
const wide = /[mwMW@]/;

/** Advance of one character in em at the weight of a display name, rounded up. */
function advance(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・ー]/u.test(character)) return 1.03;
  if (/\p{Script=Hangul}/u.test(character)) return 0.87;
  if (narrow.test(character)) return 0.33;
  if (wide.test(character)) return 0.9;
  return /\p{Lu}/u.test(character) ? 0.69 : 0.56;
}

/**
 * Estimated width in em of the longest unbreakable part of a name. A template divides the room it
 * has by this, so that a name too long for its step shrinks instead of breaking or overlapping.
 */
export function widestWord(name: string): number {
  const widths = wordsOf(name).map((word) =>
    characters(word).reduce((width, character) => width + advance(character), 0),
  );
  return Number(Math.max(1, ...widths).toFixed(2));
}
