"use client";

import { useId, useState, type CSSProperties, type ReactNode, type Ref } from "react";
import { ToggleButton } from "react-aria-components/ToggleButton";
import { ToggleButtonGroup as LibraryToggleButtonGroup } from "react-aria-components/ToggleButtonGroup";
import { classNames } from "../../format.ts";
import { visuallyHidden } from "../../styles/layout.css.ts";
import * as fieldCss from "../text-field/field.css.ts";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as css from "./toggle-button-group.css.ts";

export interface ToggleOption<Value extends string = string> {
  /** Unique in the group; the submitted value. */
  readonly value: Value;
  /** Visually hidden if there is an icon. */
  readonly label: string;
  /** Language of the label, if it is not that of the page. */
  readonly lang?: string | undefined;
  readonly icon?: ReactNode;
  /** Formatted number of items that the option applies to. */
  readonly count?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ToggleButtonGroupProps<Value extends string = string> {
  label: string;
  /** Hides the label visually, for a filter above the list it filters. */
  labelHidden?: boolean | undefined;
  options: readonly ToggleOption<Value>[];
  /** `single`: a press on the selected button turns it off. */
  selection: "single" | "multiple";
  /** The last button that is on cannot be turned off. With `single` the buttons are joined. */
  required?: boolean | undefined;
  /** Controlled values; uncontrolled by default. */
  value?: readonly Value[] | undefined;
  defaultValue?: readonly Value[] | undefined;
  /** Called with the values in the order of the options. */
  onChange?: ((value: Value[]) => void) | undefined;
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
 * Buttons that turn something on and off: filters, text styles. On a public page, use
 * `SegmentedControl` for one required choice. Renders a `<div>` element.
 */
export function ToggleButtonGroup<Value extends string>(props: ToggleButtonGroupProps<Value>) {
  const { label, options, selection, value, defaultValue = [], onChange, ...rest } = props;
  const { labelHidden = false, required = false, disabled = false, name, ...others } = rest;
  const { className, ...root } = others;
  const labelId = useId();
  const [own, setOwn] = useState(defaultValue);
  const selected = value ?? own;
  return (
    <div {...root} className={classNames(css.root, className)}>
      <div
        className={labelHidden ? visuallyHidden : fieldCss.labelRow}
        id={labelId}
        data-slot="label"
      >
        {label}
      </div>
      <LibraryToggleButtonGroup
        className={classNames(css.group, required && selection === "single" && css.joined)}
        aria-labelledby={labelId}
        selectionMode={selection}
        disallowEmptySelection={required}
        isDisabled={disabled}
        selectedKeys={selected}
        onSelectionChange={(keys) => {
          const values = options.map((option) => option.value).filter((each) => keys.has(each));
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
            <span
              className={option.icon === undefined ? undefined : visuallyHidden}
              lang={option.lang}
            >
              {option.label}
            </span>{" "}
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </ToggleButton>
        ))}
      </LibraryToggleButtonGroup>
      {name !== undefined &&
        selected.map((each) => <input key={each} type="hidden" name={name} value={each} />)}
    </div>
  );
}
