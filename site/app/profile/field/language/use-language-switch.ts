import { useEffect, useEffectEvent } from "react";
import type { Lang } from "@realtor/api/locales";
import { useEditorLanguage } from "./editor-language.tsx";
import type { Draft } from "#app/profile/draft/draft.ts";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { findMissingTexts } from "./find-missing-texts.ts";

/** Alt+L switches form and preview to the next language of the website. */
export function useLanguageKey(): void {
  const { lang, langs, setLang } = useEditorLanguage();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // `key` is another character on a Mac.
    if (event.code !== "KeyL" || !event.altKey || event.ctrlKey || event.metaKey) return;
    const isInDialog =
      event.target instanceof Element &&
      event.target.closest("[role=dialog], [role=alertdialog]") !== null;
    const next = langs[(langs.indexOf(lang) + 1) % langs.length];
    if (isInDialog || event.isComposing || !next) return;
    event.preventDefault();
    setLang(next);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** The number of texts that are missing in each language. */
export function useMissingCounts(): Record<Lang, number> {
  const count = (lang: Lang) => (draft: Draft) => findMissingTexts(draft, lang).length;
  return {
    ko: useDeferredSelector(count("ko")),
    en: useDeferredSelector(count("en")),
    ja: useDeferredSelector(count("ja")),
  };
}
