import * as css from "./legal-prose.css.ts";

/** A legal text. Renders each [placeholder] as a `<mark>` element; a phone number is not broken. */
export function LegalProse({ text }: { text: string }) {
  // split() with a capture group puts placeholders and numbers at odd indexes.
  return text.split(/(\[[^\]]+\]|\b\d{3}-\d{3}-\d{4}\b)/).map((part, index) => {
    // No line starts with a separator.
    if (index % 2 === 0) return part.replaceAll(" · ", "\u00A0· ");
    return part.startsWith("[") ? (
      <mark key={index} className={css.placeholder}>
        {part}
      </mark>
    ) : (
      <span key={index} className={css.phone}>
        {part}
      </span>
    );
  });
}
