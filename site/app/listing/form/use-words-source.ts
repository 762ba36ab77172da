import { htmlLang, type Lang } from "@realtor/api/locales";
import { useAddress } from "#app/page-root.tsx";
import type { Draft } from "#app/profile/draft/draft.ts";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { findOwnText, readWords } from "../document/agent-words.ts";
import { useListingStore } from "../document/listing-kind.ts";

/** What is known of a home besides the agent's words. */
export interface DescribedHome {
  /** The remarks of its MLS, in English. */
  remarks: string | null;
  bedrooms: number | null;
}

/** What a text in another language begins with. */
export interface WordsSource {
  lang: Lang;
  sentence: string;
  description: string;
  /** The agent wrote it; else it is of the MLS. */
  isOwn: boolean;
}

/** The agent's own text in another language, else the remarks of the MLS; null without both. */
export function useWordsSource(lang: Lang, { remarks }: Pick<DescribedHome, "remarks">) {
  const store = useListingStore();
  const { locale } = useAddress();
  const interfaceLang = htmlLang(locale);
  const own = useOfLanguage(lang, (draft, each) => findOwnText(draft, each, interfaceLang));
  const isOwn = own !== null;
  const source = own ?? (remarks !== null && lang !== "en" ? "en" : null);
  const read = (): WordsSource | null =>
    source === null
      ? null
      : isOwn
        ? { ...readWords(store.getDraft(), source), lang: source, isOwn }
        : { lang: source, sentence: "", description: remarks ?? "", isOwn };
  return { source, isOwn, read };
}

/** What the agent says in a language so far. */
export function useWordsState(lang: Lang) {
  return useOfLanguage(lang, (draft, each) => readWords(draft, each).state);
}

/** Selects for each language: a selector is not asked again when the language changes. */
function useOfLanguage<Selected extends string | null>(
  lang: Lang,
  select: (draft: Draft, lang: Lang) => Selected,
): Selected {
  const ko = useDeferredSelector((draft) => select(draft, "ko"));
  const en = useDeferredSelector((draft) => select(draft, "en"));
  const ja = useDeferredSelector((draft) => select(draft, "ja"));
  return { ko, en, ja }[lang];
}
