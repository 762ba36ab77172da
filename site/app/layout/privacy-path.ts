import { htmlLang, type Locale } from "@realtor/api/locales";
import { localePath } from "../i18n/language-items.ts";

/** The privacy policy, at its Korean or English text (docs/spec/routes.md#terms-and-privacy). */
export function privacyPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${locale === "ko" ? "ko" : "en"}`;
}

/** The policy's section on cookies. Where analytics is configured, links to it open the consent banner. */
export function privacyChoicesPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${htmlLang(locale)}-cookies`;
}
