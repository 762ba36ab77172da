import { CheckIcon } from "@realtor/ui/icons";
import { createTheme } from "@realtor/ui/theme";
import * as css from "./swatches.css.ts";

interface SwatchesProps {
  className?: string;
  /** Colors as `#RRGGBB` with their accessible names. */
  colors: readonly (readonly [color: string, name: string])[];
  /** The main color. */
  value: string;
  onChange: (color: string) => void;
}

/** A row of colors to choose; all rows of a form are one radio group. */
export function Swatches({ className = css.swatches, colors, value, onChange }: SwatchesProps) {
  return (
    <div className={className}>
      {colors.map(([color, name]) => (
        <Swatch
          key={color}
          color={color}
          label={name}
          isChosen={color === value.toUpperCase()}
          onChoose={() => onChange(color)}
        />
      ))}
    </div>
  );
}

interface SwatchProps {
  /** `#RRGGBB` */
  color: string;
  /** Accessible name. */
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A color to choose: a radio button with a check that can be seen on the color. */
function Swatch({ color, label, isChosen, onChoose }: SwatchProps) {
  const { content } = createTheme({ mainColor: color, heroDark: false, contentDark: false });
  return (
    <label className={css.swatch} style={{ background: color, color: content.onPlane }}>
      <input
        type="radio"
        name="palette"
        className={css.radio}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      {isChosen && <CheckIcon />}
    </label>
  );
}
