import type { Locale } from "@realtor/api/locales";
import { perLocale } from "./per-locale.ts";

const format = perLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

/** "Irvine, Fullerton, and Torrance"; blank items are skipped. */
export function list(items: readonly string[], locale: Locale): string {
  return format(locale).format(items.map((item) => item.trim()).filter(Boolean));
}
