import { checkText } from "../developer-errors.ts";
import * as css from "./legal-prose.css.ts";

/**
 * Phone numbers, NMLS numbers, and license numbers such as "60DBO-990044", with the punctuation after them
 * and a separator before them, so that no line seems unfinished.
 */
const numbers = /(?:· )?(?:\b\d{3}-\d{3}-\d{4}\b|\bNMLS ID \d+|\b(?=\w*[A-Z])\w+-\d+\b)[,.;)]?/
  .source;

/** Japanese terms such as 公正住宅融資機関 and カリフォルニア: up to twelve characters fit on every line. */
const terms = [String.raw`\p{Script=Han}`, "[ァ-ヺー・]"]
  .map((letter) => `(?<!${letter})${letter}{4,12}(?!${letter})`)
  .join("|");

const parts = new RegExp(`(${numbers}|${terms})`, "u");
const startsAsTerm = /^[\p{Script=Han}ァ-ヺー・]/u;

/** A legal text, in which numbers and Japanese terms are not broken. */
export function LegalProse(props: { text: string }) {
  if (process.env.NODE_ENV !== "production") checkText(props.text, "LegalProse", "text");
  // An untyped caller may have none.
  const text: string | undefined = props.text;
  // split() with a capture group puts the unbroken parts at odd indexes.
  return (text ?? "").split(parts).map((part, index) => {
    // A separator is on the line of what follows it.
    if (index % 2 === 0) return part.replaceAll(" · ", " ·\u00A0");
    return (
      <span key={index} className={startsAsTerm.test(part) ? css.term : css.unbroken}>
        {part}
      </span>
    );
  });
}
