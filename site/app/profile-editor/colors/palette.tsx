import { useIntl } from "react-intl";
import { defineMessages } from "#app/i18n/define-messages.ts";
import { useField } from "../draft/use-draft.ts";
import { FoundColors } from "./found-colors.tsx";
import { findColorName, suggestedColors } from "./suggested-colors.ts";
import { Swatches } from "./swatches.tsx";

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
    <div>
      <Swatches
        {...common}
        label={formatMessage(messages.title)}
        mark={name && formatMessage(name)}
        colors={suggestedColors.map(([value, label]) => [value, formatMessage(label)])}
      />
      <FoundColors path="id" {...common} />
      <FoundColors path="logo" {...common} />
    </div>
  );
}
