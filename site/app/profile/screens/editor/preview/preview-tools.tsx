import type { Locale, Lang } from "@realtor/api/locales";
import { Box } from "@realtor/ui/box";
import { ExternalIcon } from "@realtor/ui/icons";
import { Inline } from "@realtor/ui/inline";
import { ToggleButtonGroup } from "@realtor/ui/toggle-button-group";
import { Toolbar } from "react-aria-components/Toolbar";
import { useIntl, FormattedMessage } from "react-intl";
import { localePath } from "#app/i18n/language-items.ts";
import { useEditorState } from "#app/profile/draft/use-draft.ts";
import { useEditorLanguage } from "#app/profile/field/language/editor-language.tsx";
import { getNativeName } from "#app/profile/field/language/site-languages.ts";
import { type Device, DeviceChoice } from "#app/profile/preview/device-choice.tsx";
import * as css from "./preview-pane.css.ts";

interface PreviewToolsProps {
  device: Device;
  onSelectDevice: (device: Device) => void;
  /** Of the page that the preview shows. */
  locale: Locale;
}

/** Language and width of the preview, and its link: one tab stop, with arrow keys between the controls. */
export function PreviewTools({ device, onSelectDevice, locale }: PreviewToolsProps) {
  const { formatMessage } = useIntl();
  const slug = useEditorState(({ stored }) => stored.desiredUrl);
  return (
    <Toolbar aria-label={formatMessage({ id: "editor.preview.tools" })}>
      <Inline rowGap={8} justify="between" className={css.tools}>
        <PreviewLanguage />
        <Box display="flex" alignItems="center" gap={12}>
          <DeviceChoice device={device} onSelect={onSelectDevice} />
          <a
            className={css.open}
            href={localePath(`/${slug}`, locale)}
            target="_blank"
            rel="noreferrer"
            aria-label={formatMessage({ id: "editor.preview.open" })}
          >
            <ExternalIcon />
          </a>
        </Box>
      </Inline>
    </Toolbar>
  );
}

/**
 * Whose page the preview shows. Where the preview replaces the form, also the choice of the language,
 * which is that of the form.
 */
function PreviewLanguage() {
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
