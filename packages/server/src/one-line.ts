// Control, zero-width, bidirectional and other invisible characters, which could hide or reorder
// text.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Formats text from a visitor as one line of at most `max` grapheme clusters, without line breaks
 * and invisible characters.
 */
export function oneLine(value: string, max: number): string {
  const line = value
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = Array.from(new Intl.Segmenter("ko").segment(line), ({ segment }) => segment);
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : line;
}
