import { getContentLangs, type RealtorProfile } from "@realtor/api/loaning";
import { htmlLang, type Lang, type Locale, locales } from "@realtor/api/locales";
import { useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import { applyDraft, toDraft } from "#app/profile-editor/draft/draft.ts";

export interface PageLanguage {
  /** The languages of any of the pages. */
  langs: readonly Lang[];
  lang: Lang;
  locale: Locale;
  setLang: (lang: Lang) => void;
}

/** The language of the pages: that of the screen, unless no page has it. */
export function usePageLanguage(profiles: readonly RealtorProfile[]): PageLanguage {
  const { locale } = useAddress();
  const [chosen, setLang] = useState<Lang>(htmlLang(locale));
  const found = new Set(
    profiles.flatMap((profile) => getContentLangs(applyDraft(profile, toDraft(profile)))),
  );
  const langs = locales.map(htmlLang).filter((lang) => found.has(lang));
  const lang = langs.includes(chosen) ? chosen : (langs[0] ?? chosen);
  return { langs, lang, locale: locales.find((one) => htmlLang(one) === lang) ?? locale, setLang };
}
