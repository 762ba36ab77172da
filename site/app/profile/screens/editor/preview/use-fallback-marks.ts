import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { FallbackMark } from "#app/profile/preview/preview-protocol.ts";
import { useDeferredDraft } from "#app/profile/draft/use-draft.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import {
  findMissingTexts,
  type MissingText,
} from "#app/profile/field/language/find-missing-texts.ts";

/** The texts that the preview shows in another language, with labels in that of the interface. */
export function useFallbackMarks(): readonly FallbackMark[] {
  const { formatMessage } = useIntl();
  const { lang } = useEditorLanguage();
  const draft = useDeferredDraft();
  // As JSON: a new list would be sent to the preview on every key.
  const json = JSON.stringify(findMissingTexts(draft, lang));
  return useMemo(() => {
    const texts = JSON.parse(json) as MissingText[]; // written above
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
