import type { Lang } from "@realtor/api/locales";
import type { Draft } from "#app/profile-editor/draft/draft.ts";
import { useDeferredSelector } from "#app/profile-editor/draft/use-draft.ts";
import { findMissingTexts } from "#app/profile-editor/languages/find-missing-texts.ts";

/** The number of texts that are missing in each language. */
export function useMissingCounts(): Record<Lang, number> {
  const count = (lang: Lang) => (draft: Draft) => findMissingTexts(draft, lang).length;
  return {
    ko: useDeferredSelector(count("ko")),
    en: useDeferredSelector(count("en")),
    ja: useDeferredSelector(count("ja")),
  };
}
