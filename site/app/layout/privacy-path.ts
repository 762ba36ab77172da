import { langOf, type Locale } from "@realtor/api/locales";
import { localePath } from "../i18n/language-items.ts";

/** The privacy policy, at the language it exists in (SPEC section 2). */
export function privacyPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${locale === "ko" ? "ko" : "en"}`;
}

/** Where a visitor's choice about measuring is explained; where anything measures, its banner opens instead. */
export function privacyChoicesPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${langOf(locale)}-cookies`;
}
