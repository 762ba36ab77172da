import * as css from "./legal-prose.css.ts";

/** A legal sentence; its [placeholders] are marked, so that nobody takes them for text. */
export function LegalProse({ text }: { text: string }) {
  // Splitting by a group keeps the groups: every second part is one.
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
