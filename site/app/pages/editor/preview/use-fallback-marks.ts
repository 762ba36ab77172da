import type { Lang } from "@realtor/api/locales";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { languageMessages } from "#app/profile-editor/editor-messages.ts";
import { sections } from "#app/profile-editor/fields/profile-fields.ts";
import type { FallbackMark } from "#app/profile-editor/preview/preview-protocol.ts";
import type { Draft } from "#app/profile-editor/draft/draft.ts";
import { useDeferredSelector } from "#app/profile-editor/draft/use-draft.ts";
import { useEditorLanguage } from "#app/profile-editor/languages/editor-language.tsx";
import {
  findMissingTexts,
  type MissingText,
} from "#app/profile-editor/languages/find-missing-texts.ts";
import { missingMessages } from "../languages/language-messages.ts";

/** Enough of a text to find its element. */
const startLength = 60;

/** The texts that the preview shows in another language, with labels in that of the interface. */
export function useFallbackMarks(): readonly FallbackMark[] {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  const found: Record<Lang, string> = {
    ko: useDeferredSelector((draft) => findStarts(draft, "ko")),
    en: useDeferredSelector((draft) => findStarts(draft, "en")),
    ja: useDeferredSelector((draft) => findStarts(draft, "ja")),
  };
  const json = found[lang];
  return useMemo(() => {
    const texts = JSON.parse(json) as Pick<MissingText, "section" | "shown" | "text">[]; // findStarts
    return texts.map(({ section, shown, text }) => ({
      lang: shown,
      start: text,
      label: formatMessage(missingMessages.shown, {
        section: formatMessage(sections[section].name),
        source: formatMessage(languageMessages[shown]),
      }),
    }));
  }, [json, formatMessage]);
}

/** As JSON: a new list would be sent to the preview on every key. */
function findStarts(draft: Draft, lang: Lang): string {
  const texts = findMissingTexts(draft, lang)
    // Search results are not on the page.
    .filter(({ section }) => section !== "seo")
    .map(({ section, shown, text }) => ({
      section,
      shown,
      text: text.trim().slice(0, startLength),
    }));
  return JSON.stringify(texts);
}
