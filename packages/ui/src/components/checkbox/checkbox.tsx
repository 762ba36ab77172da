import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../../format.ts";
import { FieldError } from "../text-field/field.tsx";
import { CheckIcon } from "../icons/page-icons.ts";
import * as css from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  /** Must not contain links: a click on the label toggles the box. */
  label: ReactNode;
  /** Error message; also sets `aria-invalid`. */
  error?: string | undefined;
  /** Sets `aria-invalid` when the error message is rendered elsewhere. */
  invalid?: boolean | undefined;
}

/**
 * Checkbox with a label, clickable as a whole row of at least 44 px. `className` and `style` go to the
 * root, all other attributes and `ref` to the `<input>`.
 */
export function Checkbox({ label, error, invalid, id, className, style, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = `${boxId}-error`;
  const describedBy = classNames(error && errorId, input["aria-describedby"]);
  return (
    <div className={className} style={style}>
      <label className={css.row} htmlFor={boxId}>
        <span className={css.frame}>
          <input
            {...input}
            id={boxId}
            type="checkbox"
            className={css.box}
            aria-invalid={error || invalid ? true : undefined}
            aria-describedby={describedBy || undefined}
          />
          <CheckIcon />
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <div className={css.error}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
