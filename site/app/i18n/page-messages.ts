import type { Locale } from "@realtor/api/locales";
import type { Messages } from "../page.ts";

/**
 * One page's messages in the three languages. A missing translation is a type error.
 * build/intl-messages.ts compiles the imported JSON files to message ASTs.
 */
export function pageMessages<Id extends string>(
  ko: Record<Id, string>,
  en: Record<NoInfer<Id>, string>,
  ja: Record<NoInfer<Id>, string>,
): Record<Locale, Messages> {
  // TypeScript sees the JSON; at runtime the import is compiled.
  return { ko, en, "ja-JP": ja } as unknown as Record<Locale, Messages>;
}

/** The messages of a page that renders parts with messages of their own. */
export function mergeMessages(...parts: Record<Locale, Messages>[]): Record<Locale, Messages> {
  const merge = (locale: Locale): Messages =>
    Object.fromEntries(parts.flatMap((part) => Object.entries(part[locale])));
  return { ko: merge("ko"), en: merge("en"), "ja-JP": merge("ja-JP") };
}
