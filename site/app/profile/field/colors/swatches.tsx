import { CheckIcon } from "@realtor/ui/icons";
import { RadioGroup } from "@realtor/ui/radio-group";
import { visuallyHidden } from "@realtor/ui/styles";
import { createTheme } from "@realtor/ui/theme";
import * as css from "./swatches.css.ts";

interface SwatchesProps {
  label: string;
  /** Next to the label: the name of the chosen color. */
  mark?: string | undefined;
  className?: string;
  /** Colors as `#RRGGBB` with their names. */
  colors: readonly (readonly [color: string, name: string])[];
  /** The main color. */
  value: string;
  onChange: (color: string) => void;
}

/** A row of colors, one of which can be the main color. */
export function Swatches(props: SwatchesProps) {
  const { label, mark, className = css.swatches, colors, value, onChange } = props;
  const chosen = colors.find(([color]) => color === value.toUpperCase());
  return (
    <RadioGroup
      className={className}
      orientation="horizontal"
      label={label}
      mark={mark}
      options={colors.map(([color, name]) => ({ value: color, label: name }))}
      value={chosen?.[0] ?? null}
      onChange={onChange}
    >
      {(option, isChosen) => (
        <Swatch color={option.value} name={option.label} isChosen={isChosen} />
      )}
    </RadioGroup>
  );
}

interface SwatchProps {
  /** `#RRGGBB` */
  color: string;
  name: string;
  isChosen: boolean;
}

/** A color with a check that can be seen on it. */
function Swatch({ color, name, isChosen }: SwatchProps) {
  const { content } = createTheme({ mainColor: color, heroDark: false, contentDark: false });
  return (
    <span className={css.swatch} style={{ background: color, color: content.onPlane }}>
      {isChosen && <CheckIcon />}
      <span className={visuallyHidden}>{name}</span>
    </span>
  );
}
