import { translateTexts } from "@realtor/api/loaning";
import type { Lang } from "@realtor/api/locales";
import { useAdmin } from "#app/admin/admin-context.ts";
import { useAction } from "#app/admin/use-action.ts";
import { useCanTranslate } from "#app/profile/field/language/use-translation.ts";
import { readWords, writeWords } from "../document/agent-words.ts";
import { useListingStore } from "../document/listing-kind.ts";
import type { WordsSource } from "./use-words-source.ts";

/**
 * Drafts a translation in a language without words. One that arrives after the agent wrote something is
 * discarded.
 */
export function useWordsDraft(lang: Lang) {
  const { http } = useAdmin();
  const store = useListingStore();
  const isOffered = useCanTranslate();
  const { busy, failure, run } = useAction();
  return {
    isOffered,
    busy,
    failure,
    draft: ({ lang: source, sentence, description }: WordsSource) =>
      run(async () => {
        const given = [sentence, description].filter((text) => text.trim() !== "");
        const translated = await translateTexts(http, given, { source, target: lang });
        const next = (text: string) => (text.trim() === "" ? "" : (translated.shift() ?? ""));
        const texts = { sentence: next(sentence), description: next(description) };
        if (readWords(store.getDraft(), lang).state !== "none") return;
        store.change((draft) => writeWords(draft, lang, { ...texts, state: "draft" }));
      }),
  };
}
