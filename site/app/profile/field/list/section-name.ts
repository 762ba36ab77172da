import { type AdditionalSection, isKnownSection, type KnownSection } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { pickText } from "@realtor/profile/text";
import type { IntlShape } from "react-intl";

/** Kind and title of an additional section: "Text: Moving to Irvine". */
export function getSectionName(
  section: AdditionalSection,
  lang: Lang,
  formatMessage: IntlShape["formatMessage"],
): string {
  const kind = isKnownSection(section) ? section.type : "unknown";
  const name = formatMessage({ id: `editor.extra.${kind}` });
  const title = isKnownSection(section) && readTitle(section, lang);
  return title ? `${name}: ${title}` : name;
}

/** The title in the language of the form, else in the one that visitors read. */
function readTitle({ titleKr = "", titleEn = "", titleJa = "" }: KnownSection, lang: Lang) {
  const titles = { ko: titleKr, en: titleEn, ja: titleJa };
  const shown = pickText(lang, titles)?.lang ?? null;
  return shown && titles[shown];
}
