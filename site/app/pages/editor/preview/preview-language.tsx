import type { Lang } from "@realtor/api/locales";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { FormattedMessage, useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { languageMessages } from "#app/profile-editor/editor-messages.ts";
import { useEditorLanguage } from "#app/profile-editor/languages/editor-language.tsx";
import { getNativeName } from "#app/profile-editor/languages/site-languages.ts";
import * as css from "./preview-pane.css.ts";

const messages = defineMessages({
  label: {
    id: "editor.preview.language",
    defaultMessage: "Preview language",
    description: "Accessible name of the buttons that choose the language of the preview.",
  },
  caption: {
    id: "editor.lang.preview",
    defaultMessage: "What {language} visitors see",
    description: "Above the preview: the visitors in {language} whose page it shows.",
  },
});

/**
 * Whose page the preview shows. Where the preview replaces the form, also the choice of the language,
 * which is that of the form.
 */
export function PreviewLanguage() {
  const { formatMessage } = useIntl();
  const { lang, langs, setLang } = useEditorLanguage();
  return (
    <>
      <p className={css.caption}>
        <FormattedMessage
          {...messages.caption}
          values={{ language: formatMessage(languageMessages[lang]) }}
        />
      </p>
      {langs.length > 1 && (
        <ToggleButtonGroup<Lang>
          className={css.choice}
          label={formatMessage(messages.label)}
          labelHidden
          selection="single"
          required
          value={[lang]}
          onChange={([selected]) => selected && setLang(selected)}
          options={langs.map((value) => ({ value, label: getNativeName(value), lang: value }))}
        />
      )}
    </>
  );
}
