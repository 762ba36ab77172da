import type { Lang } from "@realtor/api/locales";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { FallbackMark } from "#app/profile/preview/preview-protocol.ts";
import type { Draft } from "#app/profile/draft/draft.ts";
import { useDeferredSelector } from "#app/profile/draft/use-draft.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import {
  findMissingTexts,
  type MissingText,
} from "#app/profile/field/language/find-missing-texts.ts";

/** The texts that the preview shows in another language, with labels in that of the interface. */
export function useFallbackMarks(): readonly FallbackMark[] {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  const found: Record<Lang, string> = {
    ko: useDeferredSelector((draft) => findFallbacks(draft, "ko")),
    en: useDeferredSelector((draft) => findFallbacks(draft, "en")),
    ja: useDeferredSelector((draft) => findFallbacks(draft, "ja")),
  };
  const json = found[lang];
  return useMemo(() => {
    const texts = JSON.parse(json) as MissingText[]; // findFallbacks
    return texts.flatMap(({ section, part, shown }) => {
      if (part === undefined) return [];
      const label = formatMessage(
        { id: "editor.lang.shown" },
        {
          section: formatMessage({ id: `editor.section.${section}` }),
          source: formatMessage({ id: `editor.language.${shown}` }),
        },
      );
      return [{ part, label }];
    });
  }, [json, formatMessage]);
}

/** As JSON: a new list would be sent to the preview on every key. */
function findFallbacks(draft: Draft, lang: Lang): string {
  return JSON.stringify(findMissingTexts(draft, lang));
}
