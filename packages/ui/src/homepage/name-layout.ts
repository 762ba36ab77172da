import type { Lang } from "../labels/labels.ts";

/** Code points of the composed (NFC) text. */
const characters = (text: string) => Array.from(text.normalize("NFC"));

/**
 * Whether a name is set in a smaller size: more than 7 Korean or Japanese characters, or an English
 * word of more than 11 characters.
 */
export function isLongName(name: string, lang: Lang): boolean {
  if (lang === "en") return name.split(/[\s-]+/).some((word) => characters(word).length > 11);
  return characters(name).length > 7;
}

/** Whether a Japanese page can set the name vertically: 2 to 6 characters, none of them Latin. */
export function isVerticalName(name: string, lang: Lang): boolean {
  if (lang !== "ja" || /\p{Script=Latin}/u.test(name)) return false;
  const count = characters(name.replaceAll(/\s/g, "")).length;
  return count >= 2 && count <= 6;
}

/** Characters of a name with a middle dot that stays on one line. */
const unbrokenName = 8;

/**
 * Splits a name at its line break opportunities: after spaces, and after a middle dot in a long name. Each part
 * except the last ends with its space, if it has one.
 */
export function splitName(name: string): string[] {
  const text = name.trim().replaceAll(/\s+/g, " ");
  const isShort = characters(text).length <= unbrokenName;
  return text ? text.split(isShort ? /(?<= )/ : /(?<= )|(?<=[・·])(?! )/) : [];
}

const narrow = /[ iIjltfr1.'’\-·]/;
const wide = /[mwMW@]/;

/** Estimated advance width of a character in em at the weight of a display name. */
function advance(character: string): number {
  if (/[\p{Mn}\p{Cf}]/u.test(character)) return 0;
  if (/\p{Emoji_Presentation}/u.test(character)) return 1.4;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}・ー]/u.test(character)) return 1.03;
  if (/\p{Script=Hangul}/u.test(character)) return 0.87;
  if (narrow.test(character)) return 0.33;
  if (wide.test(character)) return 0.9;
  if (/\p{Lu}/u.test(character)) return 0.69;
  return /(?!\p{Script=Latin})\p{L}/u.test(character) ? 0.8 : 0.56;
}

/** Estimated width of a text in em, with `tracking` em after each character. */
function estimateWidth(text: string, tracking: number): number {
  return characters(text).reduce((width, character) => width + advance(character) + tracking, 0);
}

/**
 * Estimates the width in em of the widest unbreakable part of a name. Templates divide the available
 * width by it, so that long names shrink instead of breaking or overflowing.
 */
export function estimateWidestWord(name: string, tracking = 0): number {
  const widths = splitName(name).map((word) => estimateWidth(word.trim(), tracking));
  return Number(Math.max(1, ...widths).toFixed(2));
}

/** Estimates the width in em of a name on one line. */
export function estimateLine(name: string, tracking = 0): number {
  return Number(Math.max(1, estimateWidth(splitName(name).join(""), tracking)).toFixed(2));
}
