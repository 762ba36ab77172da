import { useId, type ComponentProps } from "react";
import { classNames } from "../../format.ts";
import * as css from "./switch.css.ts";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role" | "children"> {
  /** Names the setting that is on; must not change with the state. */
  label: string;
  /** Description below the label. */
  hint?: string | undefined;
}

/**
 * Switch for a setting with immediate effect; use a checkbox if it takes effect on saving. `className`
 * and `style` go to the root, all other attributes and `ref` to its `<input type="checkbox" role="switch">`.
 */
export function Switch({ label, hint, id, className, style, ...input }: SwitchProps) {
  const ownId = useId();
  const switchId = id ?? ownId;
  return (
    <label className={classNames(css.row, className)} style={style} htmlFor={switchId}>
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
        // The native checkbox exposes its checked state.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={css.track}
        aria-labelledby={`${switchId}-label`}
        aria-describedby={
          classNames(hint !== undefined && `${switchId}-hint`, input["aria-describedby"]) ||
          undefined
        }
      />
    </label>
  );
}
