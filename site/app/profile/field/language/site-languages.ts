import { values } from "@realtor/profile/values";
import type { Lang } from "@realtor/api/locales";
import { getChosenLangs } from "@realtor/profile/languages";
import type { Draft } from "#app/profile/draft/draft.ts";
import { collectTexts } from "./find-missing-texts.ts";

/** Order of the languages after that of the interface. */
const order = ["en", "ko", "ja"] as const satisfies readonly Lang[];

/** Languages in the order of the tabs: that of the interface first. */
export function orderLanguages(langs: readonly Lang[], interfaceLang: Lang): Lang[] {
  return [interfaceLang, ...order.filter((lang) => lang !== interfaceLang)].filter((lang) =>
    langs.includes(lang),
  );
}

/**
 * The languages of the website: those that the agent chose, else those with any text besides names,
 * and that of the interface. See docs/spec/profile.md#languages.
 */
export function getSiteLanguages(draft: Draft, interfaceLang: Lang): Lang[] {
  const siteLanguages = [...values.siteLanguages.get(draft)];
  const chosen = getChosenLangs({ presentation: { siteLanguages } });
  if (chosen.length > 0) return orderLanguages(chosen, interfaceLang);
  const texts = collectTexts(draft).filter(
    // Every agent has an English name and brokerage.
    ({ section }) => section !== "name" && section !== "license",
  );
  const written = order.filter((lang) => texts.some((text) => text.texts[lang].trim() !== ""));
  return orderLanguages([interfaceLang, ...written], interfaceLang);
}

/** The name of a language in itself, which is never translated: docs/spec/languages.md#language-menu. */
export function getNativeName(lang: Lang): string {
  return new Intl.DisplayNames([lang], { type: "language" }).of(lang) ?? lang;
}
