"use client";

import { useId, type ReactNode } from "react";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as css from "./segmented-control.css.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  /** Its name; shown, unless there is an icon. */
  readonly label: string;
  /** Stands in the label's place. */
  readonly icon?: ReactNode;
  readonly count?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  label: string;
  /** Two to five. */
  segments: readonly Segment<Value>[];
  /** For forms without a script; made up when absent. */
  name?: string | undefined;
  /** The one chosen; without it the control keeps that itself. */
  value?: Value | undefined;
  /** The one chosen first, where the control keeps that itself. */
  defaultValue?: Value | undefined;
  /** Another segment was chosen. */
  onChange?: ((value: Value) => void) | undefined;
}

/**
 * A mode out of two to five: device, language, filter. Native radio buttons, so arrow keys move it and
 * a form sends it. For views with content of their own use tabs.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, name, value, defaultValue, onChange } = props;
  const ownName = useId();
  return (
    <div className={css.group} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={css.segment}>
          <input
            type="radio"
            className={css.input}
            name={name ?? ownName}
            value={segment.value}
            disabled={segment.disabled}
            onChange={() => onChange?.(segment.value)}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
          />
          {segment.icon}
          <span className={segment.icon === undefined ? undefined : visuallyHidden}>
            {segment.label}
          </span>{" "}
          {segment.count !== undefined && <span className={css.count}>{segment.count}</span>}
        </label>
      ))}
    </div>
  );
}
