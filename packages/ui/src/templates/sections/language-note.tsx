import type { HomepageLabels, Lang } from "../../labels/labels.ts";
import { fill } from "../../private/fill.ts";
import type { LocalText } from "../homepage-content.ts";
import { languageNote } from "./section.css.ts";

export type LanguageNoteProps = { text: LocalText; page: Lang; labels: HomepageLabels };

/** Says in the page's language that the text below exists in another one only. */
export function LanguageNote({ text, page, labels }: LanguageNoteProps) {
  if (text.lang === page) return null;
  return (
    <p className={languageNote}>{fill(labels.onlyIn, { lang: labels.onlyInNames[text.lang] })}</p>
  );
}
