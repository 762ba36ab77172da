import { useEffect, useEffectEvent } from "react";
import { useEditorLanguage } from "#app/profile-editor/languages/editor-language.tsx";

/** Alt+L switches form and preview to the next language of the homepage. */
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
