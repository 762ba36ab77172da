import * as css from "./swatches.css.ts";
import { Swatch } from "./swatch.tsx";

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
