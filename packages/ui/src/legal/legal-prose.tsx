import { checkText } from "../developer-errors.ts";
import * as css from "./legal-prose.css.ts";

/** Phone numbers, NMLS numbers, and license numbers such as "60DBO-990044", with the punctuation after them. */
const parts = /((?:\b\d{3}-\d{3}-\d{4}\b|\bNMLS ID \d+|\b(?=\w*[A-Z])\w+-\d+\b)[,.;)]?)/;

/** A legal text, in which numbers are not broken. */
export function LegalProse(props: { text: string }) {
  if (process.env.NODE_ENV !== "production") checkText(props.text, "LegalProse", "text");
  // An untyped caller may have none.
  const text: string | undefined = props.text;
  // split() with a capture group puts numbers at odd indexes.
  return (text ?? "").split(parts).map((part, index) => {
    // A separator is on the line of what follows it, so that no line seems unfinished.
    if (index % 2 === 0) return part.replaceAll(" · ", " ·\u00A0");
    return (
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    );
  });
}
