import type { Lang } from "../../labels/labels.ts";
import type { LocalText } from "../homepage-content.ts";

/** The `lang` attribute of a text: nothing where it is in the page's own language. */
export function foreign(text: LocalText, page: Lang): { lang?: Lang } {
  return text.lang === page ? {} : { lang: text.lang };
}
