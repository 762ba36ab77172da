import { htmlLang, type Lang } from "@realtor/api/locales";
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { useAddress } from "#app/page-root.tsx";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { getSiteLanguages } from "./site-languages.ts";

/** The one language that form and preview are in. */
interface EditorLanguage {
  lang: Lang;
  /** The languages of the website, and `lang`. */
  langs: readonly Lang[];
  setLang: (lang: Lang) => void;
}

const EditorLanguageContext = createContext<EditorLanguage | null>(null);

/** Provides the language of form and preview: at first that of the interface, if the website has it. */
export function EditorLanguageProvider({ children }: { children: ReactNode }) {
  const siteLanguages = useSiteLanguages();
  const [chosen, setLang] = useState<Lang | null>(null);
  const lang = chosen ?? siteLanguages[0] ?? "en";
  const value = useMemo(() => {
    // A link to a field can open a language that the website no longer has.
    const langs = siteLanguages.includes(lang) ? siteLanguages : [...siteLanguages, lang];
    return { lang, langs, setLang };
  }, [lang, siteLanguages]);
  return <EditorLanguageContext value={value}>{children}</EditorLanguageContext>;
}

/** The language of form and preview. Throws outside the editor. */
export function useEditorLanguage(): EditorLanguage {
  const language = use(EditorLanguageContext);
  if (!language)
    throw new Error(
      "useEditorLanguage needs an EditorLanguageProvider above it: use it inside <Editor>.",
    );
  return language;
}

/** The languages of the website, that of the interface first. */
export function useSiteLanguages(): readonly Lang[] {
  const { locale } = useAddress();
  const interfaceLang = htmlLang(locale);
  // A text: a new list would render on every key.
  const joined = useDeferredSelector((draft) => getSiteLanguages(draft, interfaceLang).join(" "));
  return useMemo(() => joined.split(" ") as Lang[], [joined]); // joined from languages
}
