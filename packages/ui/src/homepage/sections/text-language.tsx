import type { Lang, HomepageLabels } from "../../labels/labels.ts";
import type { LocalText } from "../homepage-content.ts";
import { formatTemplate } from "../../format.ts";
import { languageNote } from "./section.css.ts";

/** Returns the `lang` attribute of a text, if it differs from the page's language. */
export function langAttribute(text: LocalText, page: Lang): { lang?: Lang } {
  return text.lang === page ? {} : { lang: text.lang };
}

type LanguageNoteProps = { text: LocalText; page: Lang; labels: HomepageLabels };

/** Note that the text below is available in another language only. */
export function LanguageNote({ text, page, labels }: LanguageNoteProps) {
  if (text.lang === page) return null;
  return (
    <p className={languageNote}>
      {formatTemplate(labels.onlyIn, { lang: labels.onlyInNames[text.lang] })}
    </p>
  );
}
