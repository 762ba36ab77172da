import type { Lang } from "../../labels/labels.ts";
import type { LocalText } from "../homepage-content.ts";

/** Returns the `lang` attribute of a text, if it differs from the page's language. */
export function langAttribute(text: LocalText, page: Lang): { lang?: Lang } {
  return text.lang === page ? {} : { lang: text.lang };
}
