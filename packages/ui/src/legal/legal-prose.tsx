import * as css from "./legal-prose.css.ts";

/** A legal text. Renders each [placeholder] as a `<mark>` element. */
export function LegalProse({ text }: { text: string }) {
  // split() with a capture group puts the placeholders at odd indexes.
  return text.split(/(\[[^\]]+\])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className={css.placeholder}>
        {part}
      </mark>
    ),
  );
}
