import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "../field/field.tsx";
import { CheckIcon } from "../icon/icons.ts";
import * as css from "./checkbox.css.ts";

export interface CheckboxProps extends Omit<
  ComponentProps<"input">,
  "type" | "className" | "style" | "children"
> {
  /** What is agreed to or chosen; without links. */
  label: ReactNode;
  /** Says what is wrong; its presence marks the box as invalid. */
  error?: string | undefined;
  /** Marks the box where its error is said elsewhere. */
  invalid?: boolean | undefined;
}

/** A consent or a choice, in a 44 px row that is clickable as a whole. Native attributes go to its `<input>`. */
export function Checkbox({ label, error, invalid, id, ...input }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const errorId = `${boxId}-error`;
  const described = [error && errorId, input["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div>
      <label className={css.row} htmlFor={boxId}>
        <span className={css.frame}>
          <input
            {...input}
            id={boxId}
            type="checkbox"
            className={css.box}
            aria-invalid={error || invalid ? true : undefined}
            aria-describedby={described || undefined}
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
