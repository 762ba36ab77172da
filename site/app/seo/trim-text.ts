/** Widths that result pages show of a title and of a description; a Hangul, kana or Han character counts two. */
export const seoWidths = { title: 70, description: 160, keywords: 200, author: 80 } as const;

const wide =
  /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/u;
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
// What must not stand before the mark of an omission.
const loose = /[\s,.;:·|、。，\-–—]+$/u;

/**
 * A text on one line, without characters that are not seen, and cut to `width` between words (between
 * characters where a script has no spaces) with an ellipsis. Undefined where nothing is left.
 */
export function trimText(text: string | null | undefined, width: number): string | undefined {
  const line = (text ?? "").replaceAll(/\s+/gu, " ").replaceAll(unseen, "").trim();
  if (line === "") return undefined;
  if (widthOf(line) <= width) return line;
  let held = "";
  let used = 1;
  for (const { segment } of graphemes.segment(line)) {
    used += widthOf(segment);
    if (used > width) break;
    held += segment;
  }
  const next = line.slice(held.length, held.length + 1);
  const cut = held.lastIndexOf(" ");
  // A word that fills more than half of the line is cut itself.
  const whole = next === " " || wide.test(next) || cut < held.length / 2;
  return `${(whole ? held : held.slice(0, cut)).replace(loose, "")}…`;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}
