import { useIntl } from "react-intl";
import { useField } from "#app/profile/draft/use-draft.ts";
import { FoundColors } from "./found-colors.tsx";
import { findColorName, suggestedColors } from "./suggested-colors.ts";
import { Swatches } from "./swatches.tsx";

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
        label={formatMessage({ id: "editor.palette" })}
        mark={name && formatMessage({ id: name })}
        colors={suggestedColors.map(([value, label]) => [value, formatMessage({ id: label })])}
      />
      <FoundColors path="id" {...common} />
      <FoundColors path="logo" {...common} />
    </div>
  );
}
