import type { HomepageLabels, Lang } from "../../labels/labels.ts";
import { formatTemplate } from "../../format.ts";
import type { LocalText } from "../homepage-content.ts";
import { languageNote } from "./section.css.ts";

export type LanguageNoteProps = { text: LocalText; page: Lang; labels: HomepageLabels };

/** Note that the text below is available in another language only. */
export function LanguageNote({ text, page, labels }: LanguageNoteProps) {
  if (text.lang === page) return null;
  return (
    <p className={languageNote}>
      {formatTemplate(labels.onlyIn, { lang: labels.onlyInNames[text.lang] })}
    </p>
  );
}
