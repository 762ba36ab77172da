import type { ComponentProps } from "react";
import { classNames } from "../../format.ts";
import { control } from "../text-field/control.css.ts";
import { createIcon } from "../icons/create-icon.tsx";
import * as css from "./native-select.css.ts";

/** Narrower than `ChevronDownIcon`. */
export const ChevronIcon = createIcon({ stroke: "m7 10 5 5 5-5", cap: "butt" });

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectControlProps extends Omit<ComponentProps<"select">, "children"> {
  options: readonly Option[];
  /** Label of an option with the empty value. */
  placeholder?: string | undefined;
  compact?: boolean | undefined;
}

/** Styled `<select>` without a label, shared by NativeSelect and PhoneField. */
export function SelectControl(props: SelectControlProps) {
  const { options, placeholder, compact, className, ...select } = props;
  return (
    <div className={css.frame}>
      <select
        {...select}
        className={classNames(control, css.select, compact && css.compact, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  );
}
