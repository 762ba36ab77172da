import { type TextValueId, values as profileValues } from "@realtor/profile/values";
import type { Lang } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { Button } from "@realtor/ui/button";
import { Inline } from "@realtor/ui/inline";
import { Text } from "@realtor/ui/text";
import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import { useEffect, useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { getControlId } from "#app/profile/draft/control-ids.ts";
import * as css from "./missing-text.css.ts";
import { getNativeName } from "./site-languages.ts";
import { useLanguageNames } from "./missing-notice.tsx";

interface TranslationDraftProps {
  field: TextValueId;
  /** Label of the field in the form. */
  label: string;
  lang: Lang;
  /** The language that visitors read until the draft is used. */
  shown: Lang;
  text: string;
  onChange: (text: string) => void;
  onUse: () => void;
  onDiscard: () => void;
  /** Whether it was just created: then its field gets the focus. */
  isNew: boolean;
}

/** A machine translation in place of the field. It becomes the text only by "Use this text". */
export function TranslationDraft(props: TranslationDraftProps) {
  const { field, label, lang, shown, text, onChange, onUse, onDiscard, isNew } = props;
  const { formatMessage } = useIntl();
  const { max, rows } = profileValues[field];
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    // The pressed button is gone; a focus that the agent has moved since stays there.
    if (isNew && document.activeElement === document.body) control.current?.focus();
  }, [isNew]);
  const noticeId = `${getControlId(field)}-draft`;
  const common = {
    ref: control,
    id: getControlId(field),
    label,
    lang,
    mark: getNativeName(lang),
    maxLength: max,
    value: text,
    "aria-describedby": noticeId,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  const values = useLanguageNames({ language: lang, source: shown });
  return (
    <>
      <div className={css.notice}>
        <div id={noticeId}>
          <p className={css.noticeTitle}>
            <FormattedMessage id="editor.lang.draft.title" />
          </p>
          <p>
            <FormattedMessage id="editor.lang.draft.body" values={values} />
          </p>
        </div>
        <Inline gap={8} className={css.actions}>
          <Button size="small" onClick={onUse}>
            <FormattedMessage id="editor.lang.draft.use" />
          </Button>
          <Button size="small" variant="outline" data-secondary="" onClick={onDiscard}>
            {formatMessage({ id: "editor.lang.draft.discard" })}
          </Button>
        </Inline>
      </div>
      {rows === undefined ? <TextField {...common} /> : <TextArea {...common} rows={rows} />}
    </>
  );
}

interface TranslateButtonProps {
  /** Whether a translation provider is configured; without one there is no button. */
  isOffered: boolean;
  busy: boolean;
  /** A button next to another one, or underlined text under a field of one line. */
  isLong: boolean;
  onClick: () => void;
}

/** Drafts a translation of the text in another language. */
export function TranslateButton({ isOffered, busy, isLong, onClick }: TranslateButtonProps) {
  const { formatMessage } = useIntl();
  if (!isOffered) return null;
  if (isLong)
    return (
      <Button
        size="small"
        variant="outline"
        data-secondary=""
        busy={busy}
        busyLabel={formatMessage({ id: "editor.lang.draft.creating" })}
        onClick={onClick}
      >
        <FormattedMessage id="editor.lang.draft.create" />
      </Button>
    );
  return (
    <Button variant="text" size="small" busy={busy} onClick={onClick}>
      <FormattedMessage id={`editor.lang.draft.${busy ? "creating" : "create"}`} />
    </Button>
  );
}

/** The agent's text in another language, folded to three lines. */
export function SourceText({ lang, text }: { lang: Lang; text: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isLong = text.length > 160 || text.split("\n").length > 3;
  return (
    <Text as="div" size="small" tone="secondary" className={css.source}>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="between"
        gap={16}
        color="primary"
        className={css.sourceHead}
      >
        <FormattedMessage
          id="editor.lang.missing.source"
          values={{ source: formatMessage({ id: `editor.language.${lang}` }) }}
        />
        {isLong && (
          <Button
            variant="text"
            size="inline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage id={`editor.lang.missing.${isOpen ? "showLess" : "showAll"}`} />
          </Button>
        )}
      </Box>
      <p id={id} lang={lang} className={isOpen || !isLong ? css.sourceText : css.folded}>
        {text}
      </p>
    </Text>
  );
}
