// Controls, line and paragraph separators, zero-width and bidirectional marks, tags, fillers that
// look like nothing: all that could hide or turn around a part of what a visitor wrote.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A visitor's text for Slack: one line of at most `max` characters, without invisible characters, and
 * with & < > escaped, so that it can neither mention people or channels (`<!channel>`) nor forge
 * links (`<https://…|label>`).
 */
export function slackText(value: string, max: number): string {
  const line = value
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, " ")
    .replace(invisible, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = Array.from(new Intl.Segmenter("ko").segment(line), ({ segment }) => segment);
  const short = characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : line;
  return short.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
