import type { Locale } from "@realtor/api/locales";
import type { Messages } from "../page.ts";

/**
 * One page's words in the three languages. An id that a translation lacks does not compile.
 * The files are JSON texts; build/intl-messages.ts turns them into syntax trees as they are imported.
 */
export function pageMessages<Id extends string>(
  ko: Record<Id, string>,
  en: Record<NoInfer<Id>, string>,
  ja: Record<NoInfer<Id>, string>,
): Record<Locale, Messages> {
  // TypeScript sees the JSON, the program gets its compiled form.
  return { ko, en, "ja-JP": ja } as unknown as Record<Locale, Messages>;
}
