import { htmlLang, type Lang, locales } from "@realtor/api/locales";
import { labelsFor } from "@realtor/ui/labels";

/** The name of a language in itself, which is never translated: docs/spec/languages.md#language-menu. */
export function getNativeName(lang: Lang): string {
  const locale = locales.find((each) => htmlLang(each) === lang) ?? "en";
  return labelsFor(locale).language.names[locale];
}
