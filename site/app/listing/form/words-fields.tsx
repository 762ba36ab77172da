import type { Lang } from "@realtor/api/locales";
import { limits } from "@realtor/api/rules";
import { Button } from "@realtor/ui/button";
import { InlineAlert } from "@realtor/ui/inline-alert";
import { Inline } from "@realtor/ui/inline";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDeferredSelector } from "#app/profile/draft/use-store.ts";
import { useLanguageNames } from "#app/profile/field/language/missing-notice.tsx";
import * as noticeCss from "#app/profile/field/language/missing-text.css.ts";
import { TranslateButton } from "#app/profile/field/language/translation.tsx";
import { readWords, writeWords } from "../document/agent-words.ts";
import { useListingStore } from "../document/listing-kind.ts";
import { listingValues, wordIds } from "../document/listing-values.ts";
import { ListingText } from "./listing-controls.tsx";
import { listingControlId } from "./use-listing-control.ts";
import { useWordsDraft } from "./use-words-draft.ts";
import { type DescribedHome, useWordsSource, useWordsState } from "./use-words-source.ts";
import * as css from "./words-fields.css.ts";
import { CheckedText } from "./wording-notice.tsx";

interface WordsProps {
  lang: Lang;
  home: DescribedHome;
}

/** What visitors get without a text in a language and how to begin one, or that it is a draft. */
export function WordsNotice({ lang, home }: WordsProps) {
  const store = useListingStore();
  const state = useWordsState(lang);
  const { source, isOwn, read } = useWordsSource(lang, home);
  const translation = useWordsDraft(lang);
  const isKept = useBeganEmpty(lang);
  const names = useLanguageNames({ language: lang, source: source ?? "en" });
  if (state === "draft")
    return (
      <div className={css.draft}>
        <p className={noticeCss.noticeTitle}>
          <FormattedMessage id="editor.lang.draft.title" />
        </p>
        <p>
          <FormattedMessage
            id={isOwn ? "listing-form.words.draft.own" : "listing-form.words.draft.mls"}
            values={names}
          />
        </p>
      </div>
    );
  if ((state === "written" && !isKept) || source === null) return null;
  const focusSentence = () => focusAfterRender(lang);
  return (
    <div className={noticeCss.notice}>
      <p className={noticeCss.noticeTitle}>
        <FormattedMessage id="editor.lang.missing.title" values={names} />
      </p>
      <p>
        <FormattedMessage
          id={home.remarks === null ? "listing-form.words.until" : "listing-form.words.until.mls"}
          values={{ ...names, lang }}
        />
      </p>
      <Inline gap={8} className={noticeCss.actions}>
        <TranslateButton
          {...translation}
          isLong
          onClick={() => {
            const text = read();
            if (text) void translation.draft(text).then(focusSentence);
          }}
        />
        {isOwn && (
          <Button
            size="small"
            variant="outline"
            data-secondary=""
            onClick={() => {
              const text = read();
              if (text)
                store.change((draft) => writeWords(draft, lang, { ...text, state: "written" }));
              focusSentence();
            }}
          >
            <FormattedMessage id="editor.lang.missing.start" values={names} />
          </Button>
        )}
      </Inline>
      {translation.failure && <InlineAlert>{translation.failure}</InlineAlert>}
    </div>
  );
}

/** Whether the field that has the focus had no text when it got it: nothing moves while the agent types. */
function useBeganEmpty(lang: Lang): boolean {
  const store = useListingStore();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const { sentence, description } = wordIds[lang];
    const ids = [sentence, description].map(listingControlId);
    const isField = ({ target }: FocusEvent) =>
      target instanceof Element && ids.includes(target.id);
    const onFocusIn = (event: FocusEvent) =>
      setKept(isField(event) && readWords(store.getDraft(), lang).state === "none");
    const onFocusOut = () => setKept(false);
    addEventListener("focusin", onFocusIn);
    addEventListener("focusout", onFocusOut);
    return () => {
      removeEventListener("focusin", onFocusIn);
      removeEventListener("focusout", onFocusOut);
    };
  }, [store, lang]);
  return isKept;
}

/** Makes a draft the agent's text, or empties it; nothing for another text. */
export function DraftActions({ lang }: { lang: Lang }) {
  const store = useListingStore();
  if (useWordsState(lang) !== "draft") return null;
  return (
    <Inline gap={8}>
      <Button
        size="medium"
        onClick={() => {
          const { draft: id } = wordIds[lang];
          store.change((draft) => listingValues[id].set(draft, false));
          focusAfterRender(lang);
        }}
      >
        <FormattedMessage id="editor.lang.draft.use" />
      </Button>
      <Button
        size="medium"
        variant="outline"
        onClick={() => {
          const none = { sentence: "", description: "", state: "none" } as const;
          store.change((draft) => writeWords(draft, lang, none));
          focusAfterRender(lang);
        }}
      >
        <FormattedMessage id="listing-form.words.discard" />
      </Button>
    </Inline>
  );
}

/** The button that was pressed is gone by then; a focus that has moved since stays there. */
function focusAfterRender(lang: Lang): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(listingControlId(wordIds[lang].sentence))?.focus();
  });
}

interface SentenceProps extends WordsProps {
  /** In the form of a home by hand: the name of the field has to say what it is about. */
  isAlone?: boolean;
}

/** The largest text on the page of a home. */
export function Sentence({ lang, home, isAlone = false }: SentenceProps) {
  const { formatMessage } = useIntl();
  const id = wordIds[lang].sentence;
  const usual = formatMessage({
    id: lang === "en" ? "listing-form.words.length.words" : "listing-form.words.length.characters",
  });
  return (
    <div>
      <CheckedText id={id} lang={lang} home={home}>
        <ListingText
          id={id}
          label={formatMessage({
            id: isAlone ? "listing-form.sentence" : "listing-form.words.sentence",
          })}
          hint={formatMessage({ id: "listing-form.sentence.hint" })}
          {...(isAlone ? { mark: "optional" } : { aside: usual })}
          lang={lang}
          max={limits.listingSentence}
          rows={2}
        />
        <LongSentence lang={lang} />
      </CheckedText>
    </div>
  );
}

/** Beyond this, a sentence is counted: words in English, and characters. */
const longSentence = { words: 25, characters: 60 } as const;

function LongSentence({ lang }: { lang: Lang }) {
  const n = useDeferredSelector((draft) => {
    const { sentence } = readWords(draft, lang);
    return lang === "en"
      ? sentence.split(/\s+/).filter((word) => word !== "").length
      : sentence.trim().length;
  });
  const unit = lang === "en" ? "words" : "characters";
  if (n <= longSentence[unit]) return null;
  return (
    <p className={css.long}>
      <FormattedMessage id={`listing-form.words.long.${unit}`} values={{ n }} />
    </p>
  );
}

export function Description({ lang, home }: WordsProps) {
  const { formatMessage } = useIntl();
  const id = wordIds[lang].description;
  return (
    <CheckedText id={id} lang={lang} home={home}>
      <ListingText
        id={id}
        label={formatMessage({ id: "listing-form.description" })}
        mark="optional"
        lang={lang}
        max={limits.listingDescription}
        rows={8}
        showCount
      />
    </CheckedText>
  );
}

interface WordsOfLanguageProps extends WordsProps {
  /** The screen has the actions of a draft in another place. */
  actionsElsewhere?: boolean;
}

/** All that the agent says about a home in a language. */
export function WordsOfLanguage({ lang, home, actionsElsewhere = false }: WordsOfLanguageProps) {
  return (
    <>
      <WordsNotice lang={lang} home={home} />
      <Sentence lang={lang} home={home} />
      <Description lang={lang} home={home} />
      {!actionsElsewhere && <DraftActions lang={lang} />}
    </>
  );
}
