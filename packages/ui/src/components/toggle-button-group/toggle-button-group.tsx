"use client";

import { useId, useState, type CSSProperties, type ReactNode, type Ref } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup as LibraryToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as fieldCss from "../text-field/field.css.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as css from "./toggle-button-group.css.ts";

export interface ToggleOption {
  /** Unique in the group; the submitted value. */
  readonly value: string;
  /** Visually hidden if there is an icon. */
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface ToggleButtonGroupProps {
  label: string;
  options: readonly ToggleOption[];
  /** `single`: a press on the selected button turns it off. */
  selection: "single" | "multiple";
  /** Controlled values; uncontrolled by default. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
  disabled?: boolean | undefined;
  /** Name in the submitted form data, once for each selected value. */
  name?: string | undefined;
  id?: string | undefined;
  /** The root element, which contains label and buttons. */
  ref?: Ref<HTMLDivElement> | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Buttons that turn something on and off: filters, text styles. For one required choice use
 * `SegmentedControl`. Renders a `<div>` element.
 */
export function ToggleButtonGroup(props: ToggleButtonGroupProps) {
  const { label, options, selection, value, defaultValue = [], onChange, ...rest } = props;
  const { disabled = false, name, className, ...root } = rest;
  const labelId = useId();
  const [own, setOwn] = useState(defaultValue);
  const selected = value ?? own;
  return (
    <div {...root} className={classNames(css.root, className)}>
      <div className={fieldCss.labelRow} id={labelId} data-slot="label">
        {label}
      </div>
      <LibraryToggleButtonGroup
        className={css.group}
        aria-labelledby={labelId}
        selectionMode={selection}
        isDisabled={disabled}
        selectedKeys={selected}
        onSelectionChange={(keys) => {
          const values = [...keys].map(String);
          setOwn(values);
          onChange?.(values);
        }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            className={css.button}
            {...omitUndefined({ isDisabled: option.disabled })}
          >
            {option.icon}
            <span className={option.icon === undefined ? undefined : visuallyHidden}>
              {option.label}
            </span>
          </ToggleButton>
        ))}
      </LibraryToggleButtonGroup>
      {name !== undefined &&
        selected.map((each) => <input key={each} type="hidden" name={name} value={each} />)}
    </div>
  );
}
