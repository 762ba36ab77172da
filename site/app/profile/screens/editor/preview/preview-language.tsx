import type { Lang } from "@realtor/api/locales";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { FormattedMessage, useIntl } from "react-intl";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";
import * as css from "./preview-pane.css.ts";

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
          id="editor.lang.preview"
          values={{ language: formatMessage({ id: `editor.language.${lang}` }) }}
        />
      </p>
      {langs.length > 1 && (
        <ToggleButtonGroup<Lang>
          className={css.choice}
          label={formatMessage({ id: "editor.preview.language" })}
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
