import { htmlLang, type Lang } from "@realtor/api/locales";
import { pickText } from "@realtor/profile/text";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FocusEvent, useState } from "react";
import { useIntl } from "react-intl";
import { useAddress } from "#app/page-root.tsx";
import type { TextFieldDefinition } from "../draft/fields/define-field.ts";
import type { Draft } from "../draft/draft.ts";
import { fields, type TextFieldId } from "../draft/fields/profile-fields.ts";
import { useDeferredField, useDeferredSelector, useDraftStore } from "../draft/use-draft.ts";
import { DraftBrokerageField } from "./brokerage-field.tsx";
import { getControlId } from "../draft/control-ids.ts";
import { DraftTextField } from "./text-fields.tsx";
import { useEditorLanguage } from "./language/editor-language.tsx";
import { readTexts } from "./language/find-missing-texts.ts";
import { findLocalizedText, type LocalizedText } from "./language/localized-texts.ts";
import { getNativeName } from "./language/site-languages.ts";
import { MissingLine, MissingNotice } from "./language/missing-notice.tsx";
import { SourceText, TranslateButton, TranslationDraft } from "./language/translation.tsx";
import { useTranslation } from "./language/use-translation.ts";

/**
 * The field of a text in the language of the form; `field` is that of any language. If it is empty, says
 * what visitors read instead.
 */
export function LocalizedTextField({ field }: { field: TextFieldId }) {
  const { lang } = useEditorLanguage();
  const text = findLocalizedText(field);
  if (!text) throw new Error(`${field} is not localized: render it with DraftTextField.`);
  return <TextInLanguage key={lang} text={text} lang={lang} />;
}

function TextInLanguage({ text, lang }: { text: LocalizedText; lang: Lang }) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const store = useDraftStore();
  const field = text.fields[lang];
  const { lens, rows }: TextFieldDefinition = fields[field];
  const { missing, shown, release, ...focusEvents } = useShownInstead(text, lang);
  const texts = useTexts(text);
  const translation = useTranslation(field, () => lens.get(store.getDraft()).trim() === "");
  const [isNewDraft, setNewDraft] = useState(false);
  const isLong = rows !== undefined;
  const label = formatMessage({ id: `editor.form.${text.id}` });
  const mark = lang === htmlLang(locale) ? undefined : getNativeName(lang);
  const setText = (value: string) => {
    store.change((draft) => lens.set(draft, value));
    release();
    focusAfterRender(field);
  };
  if (missing && translation.draft !== null) {
    const { draft } = translation;
    const end = () => translation.change(null);
    return (
      <Stack>
        <TranslationDraft
          field={field}
          label={label}
          lang={lang}
          shown={missing}
          text={draft}
          isNew={isNewDraft}
          onChange={translation.change}
          onUse={() => {
            end();
            setText(draft);
          }}
          onDiscard={() => {
            end();
            focusAfterRender(field);
          }}
        />
        <SourceText lang={missing} text={texts[missing]} />
      </Stack>
    );
  }
  const translate = shown && (
    <TranslateButton
      {...translation}
      isLong={isLong}
      onClick={() => {
        setNewDraft(true);
        void translation.translate({ text: texts[shown], source: shown, target: lang });
      }}
    />
  );
  const notice = shown && {
    lang,
    shown,
    onStart: () => setText(texts[shown]),
    children: translate,
  };
  return (
    <Stack {...focusEvents}>
      {notice && isLong && <MissingNotice {...notice} />}
      {field === "agency" ? (
        <DraftBrokerageField label={label} mark={mark} />
      ) : (
        <DraftTextField field={field} label={label} mark={mark} />
      )}
      {notice && !isLong && <MissingLine {...notice} />}
      {translation.failure && <InlineAlert>{translation.failure}</InlineAlert>}
      {shown && isLong && <SourceText lang={shown} text={texts[shown]} />}
    </Stack>
  );
}

/** Focuses the field of the text, which can be another element after the next render. */
function focusAfterRender(field: TextFieldId): void {
  requestAnimationFrame(() => document.getElementById(getControlId(field))?.focus());
}

/** The text in each language. */
function useTexts(text: LocalizedText): Record<Lang, string> {
  return {
    ko: useDeferredField(text.fields.ko),
    en: useDeferredField(text.fields.en),
    ja: useDeferredField(text.fields.ja),
  };
}

/**
 * The language that visitors in `lang` read a text in because it is missing; null if it is not. `shown`
 * remains while the focus is in the field, so that nothing moves while the agent types.
 */
function useShownInstead(text: LocalizedText, lang: Lang) {
  const store = useDraftStore();
  const read = (draft: Draft) => {
    // Search engines get title and description together: see SeoSection.
    if (text.section === "seo") return null;
    const found = pickText(lang, readTexts(draft, text.fields))?.lang ?? null;
    return found === lang ? null : found;
  };
  const current = useDeferredSelector(read);
  const [kept, setKept] = useState<Lang | null>(null);
  return {
    missing: current,
    shown: current ?? kept,
    release: () => setKept(null),
    onFocus: () => setKept((before) => before ?? read(store.getDraft())),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setKept(null);
    },
  };
}
