import type { Locale } from "@realtor/api/locales";
import { localePath } from "../intl/language-items.ts";

/** The privacy policy, at the language it exists in (SPEC section 2). */
export function privacyPath(locale: Locale): string {
  return `${localePath("/terms/privacy", locale)}#${locale === "ko" ? "ko" : "en"}`;
}
