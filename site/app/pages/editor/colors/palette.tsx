import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useField } from "../draft/use-draft.ts";
import * as form from "../fields/form.css.ts";
import { paletteMessages } from "./palette-messages.ts";
import { findColorName, suggestedColors } from "./suggested-colors.ts";
import { Swatches } from "./swatches.tsx";
import * as css from "./swatches.css.ts";
import { usePhotoColors } from "./use-photo-colors.ts";

const messages = defineMessages({
  title: {
    id: "editor.palette",
    defaultMessage: "Suggested colors",
    description: "Label of the colors that the Design section suggests.",
  },
  fromLogo: {
    id: "editor.palette.fromLogo",
    defaultMessage: "From your logo",
    description: "Label of the colors that were found in the logo.",
  },
  logoColor: {
    id: "editor.palette.logoColor",
    defaultMessage: "Color {n} of your logo",
    description: "Accessible name of a color that was found in the logo.",
  },
});

/** Suggested main colors with names, and those of the photo and the logo. */
export function Palette() {
  const { formatMessage } = useIntl();
  const [color, setColor] = useField("color");
  const photoColors = usePhotoColors("id");
  const logoColors = usePhotoColors("logo");
  const name = findColorName(color);
  const common = { value: color, onChange: setColor };
  return (
    <fieldset className={form.group}>
      <legend className={form.legend}>
        {formatMessage(messages.title)}{" "}
        <span className={css.name}>{name && formatMessage(name)}</span>
      </legend>
      <Swatches
        {...common}
        colors={suggestedColors.map(([value, label]) => [value, formatMessage(label)])}
      />
      {photoColors.length > 0 && (
        <>
          <p className={css.subtitle}>{formatMessage(paletteMessages.fromPhoto)}</p>
          <Swatches
            {...common}
            colors={photoColors.map((value, index) => [
              value,
              formatMessage(paletteMessages.photoColor, { n: index + 1 }),
            ])}
          />
        </>
      )}
      {logoColors.length > 0 && (
        <>
          <p className={css.subtitle}>{formatMessage(messages.fromLogo)}</p>
          <Swatches
            {...common}
            colors={logoColors.map((value, index) => [
              value,
              formatMessage(messages.logoColor, { n: index + 1 }),
            ])}
          />
        </>
      )}
    </fieldset>
  );
}
