import type { Lang } from "@realtor/api/locales";
import { Button } from "@realtor/ui/button";
import { TextArea } from "@realtor/ui/text-area";
import { TextField } from "@realtor/ui/text-field";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { TextFieldDefinition } from "#app/profile-editor/fields/define-field.ts";
import { fields, type TextFieldId } from "#app/profile-editor/fields/profile-fields.ts";
import { getControlId } from "#app/profile-editor/form/field-fragments.ts";
import * as css from "#app/profile-editor/languages/missing-text.css.ts";
import { useLanguageNames } from "./missing-notice.tsx";
import { getNativeName } from "#app/profile-editor/languages/native-name.ts";
import { translationMessages } from "./translation-messages.ts";

interface TranslationDraftProps {
  field: TextFieldId;
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
  const { max, rows }: TextFieldDefinition = fields[field];
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
            <FormattedMessage {...translationMessages.title} />
          </p>
          <p>
            <FormattedMessage {...translationMessages.body} values={values} />
          </p>
        </div>
        <div className={css.actions}>
          <Button size="small" onClick={onUse}>
            <FormattedMessage {...translationMessages.use} />
          </Button>
          <Button size="small" variant="outline" data-secondary="" onClick={onDiscard}>
            {formatMessage(translationMessages.discard)}
          </Button>
        </div>
      </div>
      {rows === undefined ? <TextField {...common} /> : <TextArea {...common} rows={rows} />}
    </>
  );
}
