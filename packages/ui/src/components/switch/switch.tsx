import { useId, type ComponentProps } from "react";
import * as css from "./switch.css.ts";

export interface SwitchProps extends Omit<
  ComponentProps<"input">,
  "type" | "role" | "className" | "style" | "children"
> {
  /** What is on when the switch is on. */
  label: string;
  /** What it affects, under the label. */
  hint?: string | undefined;
}

/**
 * Turns something on or off at once: the label at the left, the switch at the right. For what takes
 * effect on saving use a checkbox. Native attributes go to its `<input>`.
 */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <label className={css.row} htmlFor={switchId}>
      <span>
        <span id={`${switchId}-label`}>{label}</span>
        {hint !== undefined && (
          <span className={css.hint} id={`${switchId}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={switchId}
        type="checkbox"
        // A checkbox says by itself whether it is checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={css.track}
        aria-labelledby={`${switchId}-label`}
        aria-describedby={hint === undefined ? input["aria-describedby"] : `${switchId}-hint`}
      />
    </label>
  );
}
