"use client";

import { Button } from "react-aria-components/Button";
import { Select as LibrarySelect, SelectValue } from "react-aria-components/Select";
import { omitDuplicates } from "../../developer-errors.ts";
import type { OverlayContainerProps } from "../../hooks/overlay-container.ts";
import { classNames } from "../../format.ts";
import { ChevronIcon } from "../native-select/select-control.tsx";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import { control as controlCss } from "../text-field/control.css.ts";
import { OptionItem, OptionListPopover, type ListOption } from "./option-list.tsx";
import * as css from "./select.css.ts";

export type { ListOption } from "./option-list.tsx";
export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface SelectProps extends RichFieldProps<HTMLButtonElement>, OverlayContainerProps {
  options: readonly ListOption[];
  /** Text while nothing is selected. */
  placeholder: string;
  /** Controlled value, null for none; uncontrolled by default. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Hides the label visually, for a filter above the list it filters. */
  labelHidden?: boolean | undefined;
}

/**
 * Select whose options can have a description and the look of the page. In a public form, use
 * `NativeSelect`. Renders a `<div>` element; `ref` and `id` are those of its button.
 */
export function Select(props: SelectProps) {
  const { options: givenOptions, placeholder, value, defaultValue, onChange, ...rest } = props;
  const { labelHidden, container, ...field } = rest;
  const options = omitDuplicates(givenOptions, {
    keyOf: (option) => option.value,
    owner: "Select option",
    prop: "value",
  });
  const { root, control, frame } = useRichField(field);
  return (
    <LibrarySelect
      {...root}
      {...omitUndefined({ value, defaultValue })}
      className={classNames(root.className, css.root)}
      placeholder={placeholder}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
    >
      <FieldFrame {...frame} labelHidden={labelHidden}>
        <Button {...control} className={classNames(controlCss, css.trigger)} data-slot="control">
          <SelectValue className={css.value}>
            {({ isPlaceholder, selectedText, defaultChildren, state }) =>
              isPlaceholder ? (
                defaultChildren
              ) : (
                <span lang={options.find((option) => option.value === state.value)?.lang}>
                  {selectedText}
                </span>
              )
            }
          </SelectValue>
          <ChevronIcon />
        </Button>
      </FieldFrame>
      <OptionListPopover container={container}>
        {options.map((option) => (
          <OptionItem key={option.value} option={option} />
        ))}
      </OptionListPopover>
    </LibrarySelect>
  );
}
