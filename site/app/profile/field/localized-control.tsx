import { htmlLang, type Lang } from "@realtor/api/locales";
import type { Field } from "@realtor/profile/define-field";
import { fields, type TextId } from "@realtor/profile/fields";
import { pickText } from "@realtor/profile/text";
import { type TextValueId, values } from "@realtor/profile/values";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Stack } from "@realtor/ui/stack";
import { type FocusEvent, useState } from "react";
import { useIntl } from "react-intl";
import { lazyPart } from "#app/admin/lazy-part.tsx";
import { useAddress } from "#app/page-root.tsx";
import { getControlId } from "../draft/control-ids.ts";
import type { Draft } from "../draft/draft.ts";
import { useDeferredField, useDraftStore } from "../draft/use-draft.ts";
import { useDeferredSelector } from "../draft/use-store.ts";
import { useEditorLanguage } from "./language/editor-language.tsx";
import { readTexts } from "./language/find-missing-texts.ts";
import { MissingLine, MissingNotice } from "./language/missing-notice.tsx";
import { getNativeName } from "./language/site-languages.ts";
import { SourceText, TranslateButton, TranslationDraft } from "./language/translation.tsx";
import { useTranslation } from "./language/use-translation.ts";
import { TextControl } from "./text-control.tsx";
import { labelOf, type Setting } from "./use-control-props.ts";

const BrokerageControl = lazyPart(
  async () => (await import("./brokerage-control.tsx")).BrokerageControl,
);

interface LocalizedControlProps extends Setting {
  id: TextId;
  /** What the form says about the English text, which it shows in every language. */
  english?: Setting;
}

/**
 * A text in the language of the form. If it is empty, says what visitors read instead. One that the law
 * needs in English is shown in English too.
 */
export function LocalizedControl({ id, english, ...setting }: LocalizedControlProps) {
  const { lang } = useEditorLanguage();
  const { ids }: { ids: Readonly<Record<Lang, TextValueId>> } = fields[id];
  const isEnglish = lang === "en";
  const hint = (isEnglish && english?.hint) || setting.hint;
  return (
    <>
      <TextInLanguage key={lang} text={id} lang={lang} {...setting} hint={hint} />
      {english && !isEnglish && <PlainText id={ids.en} {...english} />}
    </>
  );
}

/** The control of a text in one language. */
function PlainText({ id, ...props }: { id: TextValueId; mark?: string | undefined } & Setting) {
  return id === "agency" ? <BrokerageControl {...props} /> : <TextControl id={id} {...props} />;
}

interface TextInLanguageProps extends Setting {
  text: TextId;
  lang: Lang;
}

function TextInLanguage({ text, lang, ...setting }: TextInLanguageProps) {
  const { formatMessage } = useIntl();
  const { locale } = useAddress();
  const store = useDraftStore();
  const { ids, rows }: Field & { ids: Readonly<Record<Lang, TextValueId>> } = fields[text];
  const field = ids[lang];
  const lens = values[field];
  const { missing, shown, release, ...focusEvents } = useShownInstead(text, lang);
  const texts = useTexts(text);
  const translation = useTranslation(field, () => lens.get(store.getDraft()).trim() === "");
  const [isNewDraft, setNewDraft] = useState(false);
  const isLong = rows !== undefined;
  const label = formatMessage({ id: setting.label ?? labelOf(text) });
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
      <PlainText id={field} mark={mark} {...setting} />
      {notice && !isLong && <MissingLine {...notice} />}
      {translation.failure && <InlineAlert>{translation.failure}</InlineAlert>}
      {shown && isLong && <SourceText lang={shown} text={texts[shown]} />}
    </Stack>
  );
}

/** Focuses the field of the text, which can be another element after the next render. */
function focusAfterRender(field: TextValueId): void {
  requestAnimationFrame(() => document.getElementById(getControlId(field))?.focus());
}

/** The text in each language. */
function useTexts(text: TextId): Record<Lang, string> {
  const { ko, en, ja } = fields[text].ids;
  return { ko: useDeferredField(ko), en: useDeferredField(en), ja: useDeferredField(ja) };
}

/**
 * The language that visitors in `lang` read a text in because it is missing; null if it is not. `shown`
 * remains while the focus is in the field, so that nothing moves while the agent types.
 */
function useShownInstead(text: TextId, lang: Lang) {
  const store = useDraftStore();
  const read = (draft: Draft) => {
    // Search engines get title and description together: see SearchResult.
    if (fields[text].section === "seo") return null;
    const found = pickText(lang, readTexts(draft, text))?.lang ?? null;
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
