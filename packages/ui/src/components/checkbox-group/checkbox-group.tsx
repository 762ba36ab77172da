"use client";

import {
  Checkbox,
  CheckboxGroup as LibraryCheckboxGroup,
} from "react-aria-components/CheckboxGroup";
import { CheckIcon } from "../icons/icons.ts";
import * as css from "../radio-group/choice.css.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import type { ListOption } from "../select/option-list.tsx";

export type { ListOption } from "../select/option-list.tsx";
export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface CheckboxGroupProps extends RichFieldProps {
  options: readonly ListOption[];
  /** Controlled values; uncontrolled by default. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((value: string[]) => void) | undefined;
  /** `horizontal` for short labels; wraps on a narrow screen. */
  orientation?: "vertical" | "horizontal" | undefined;
}

/**
 * Any number of a few options under one label, with one error. For a single consent use `Checkbox`.
 * Renders a `<div role="group">` element; `id` is that of its first checkbox.
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, defaultValue, onChange, orientation = "vertical", ...field } = props;
  const {
    root: { id, ...root },
    control,
    frame,
  } = useRichField(field);
  return (
    <LibraryCheckboxGroup
      {...root}
      {...control}
      {...omitUndefined({
        value: value && [...value],
        defaultValue: defaultValue && [...defaultValue],
        onChange,
      })}
    >
      <FieldFrame {...frame}>
        <div className={css.choices} data-orientation={orientation} data-slot="options">
          {options.map(({ value: option, label, lang, description, disabled = false }, index) => (
            <Checkbox
              key={option}
              value={option}
              isDisabled={disabled}
              validationBehavior={root.validationBehavior}
              className={css.choice}
              {...(index === 0 ? omitUndefined({ id }) : {})}
            >
              {({ isSelected }) => (
                <>
                  <span className={css.indicator}>{isSelected && <CheckIcon />}</span>
                  <span className={css.texts}>
                    <span lang={lang}>{label}</span>
                    {description && <span className={css.description}>{description}</span>}
                  </span>
                </>
              )}
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </LibraryCheckboxGroup>
  );
}
