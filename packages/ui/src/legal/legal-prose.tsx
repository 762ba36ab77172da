import { checkText } from "../developer-errors.ts";
import * as css from "./legal-prose.css.ts";

/**
 * Phone numbers, NMLS numbers, and license numbers such as "60DBO-990044", with the word before them and the
 * punctuation on both sides.
 */
const numbers =
  /([(（「]?(?:(?:\bno\.|면허|(?:免許)?番号) (?:\w{1,8}-)?\d+|\b\d{3}-\d{3}-\d{4}\b|\bNMLS ID \d+|\b(?=\w*[A-Z])\w+-\d+\b)[,.;)）、。]?)/;

/** Japanese terms such as 公正住宅融資機関 and カリフォルニア: up to twelve characters fit on every line. */
const terms =
  /([(（「]?(?:(?<!\p{Script=Han})\p{Script=Han}{4,12}(?!\p{Script=Han})|(?<![ァ-ヺー・])[ァ-ヺー・]{4,12}(?![ァ-ヺー・]))[,.;)）、。」]?)/u;

/**
 * A legal text, in which numbers are not broken, nor Japanese terms if it `keepsTerms`: a long text does
 * not, since next to an unbroken term the browser does not prevent a last line of one character.
 */
export function LegalProse(props: { text: string; keepsTerms?: boolean }) {
  if (process.env.NODE_ENV !== "production") checkText(props.text, "LegalProse", "text");
  // An untyped caller may have none.
  const text: string | undefined = props.text;
  // split() with a capture group puts the unbroken parts at odd indexes, also of a part at an even index.
  const parts = (text ?? "")
    .split(numbers)
    .flatMap((part, index) => (props.keepsTerms && index % 2 === 0 ? part.split(terms) : [part]));
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    );
  });
}
