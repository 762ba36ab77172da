import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useField } from "../draft/use-draft.ts";
import * as form from "../form/form.css.ts";
import { FoundColors } from "./found-colors.tsx";
import { findColorName, suggestedColors } from "./suggested-colors.ts";
import { Swatches } from "./swatches.tsx";
import * as css from "./swatches.css.ts";

const messages = defineMessages({
  title: {
    id: "editor.palette",
    defaultMessage: "Suggested colors",
    description: "Label of the colors that the Design section suggests.",
  },
});

/** Suggested main colors with names, and those of the photo and the logo. */
export function Palette() {
  const { formatMessage } = useIntl();
  const [color, setColor] = useField("color");
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
      <FoundColors path="id" {...common} />
      <FoundColors path="logo" {...common} />
    </fieldset>
  );
}
