/** Widths that search results show; a Hangul, kana or Han character counts as two. */
export const seoWidths = { title: 70, description: 160, keywords: 200, author: 80 } as const;

const wide =
  /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\uFF00-\uFF60]/u;
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
// Removed before the ellipsis.
const trailingPunctuation = /[\s,.;:·|、。，\-–—]+$/u;

/**
 * Collapses a text to one line, removes invisible characters and truncates it to `width` between words
 * (between characters in scripts without spaces) with an ellipsis. Undefined when nothing is left.
 */
export function trimText(text: string | null | undefined, width: number): string | undefined {
  const line = (text ?? "").replaceAll(/\s+/gu, " ").replaceAll(invisible, "").trim();
  if (line === "") return undefined;
  if (widthOf(line) <= width) return line;
  let result = "";
  let used = 1;
  for (const { segment } of graphemes.segment(line)) {
    used += widthOf(segment);
    if (used > width) break;
    result += segment;
  }
  const next = line.slice(result.length, result.length + 1);
  const cut = result.lastIndexOf(" ");
  // A word that fills more than half of the line is split.
  const canCutHere = next === " " || wide.test(next) || cut < result.length / 2;
  return `${(canCutHere ? result : result.slice(0, cut)).replace(trailingPunctuation, "")}…`;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : 1;
  return width;
}
