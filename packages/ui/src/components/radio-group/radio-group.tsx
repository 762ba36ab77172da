"use client";

import { Radio, RadioGroup as LibraryRadioGroup } from "react-aria-components/RadioGroup";
import { classNames } from "../../format.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import type { ListOption } from "../select/option-list.tsx";
import * as css from "./choice.css.ts";

export type { ListOption } from "../select/option-list.tsx";
export type { RichFieldProps } from "../rich-field/field-frame.tsx";

export interface RadioGroupProps extends RichFieldProps {
  /** Two to about six options. */
  options: readonly ListOption[];
  /** Controlled value, null for none; uncontrolled by default. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** `horizontal` for short labels; wraps on a narrow screen. */
  orientation?: "vertical" | "horizontal" | undefined;
}

/**
 * One of a few options, all visible, each with an optional description. Renders a
 * `<div role="radiogroup">` element; `id` is that of its first radio button.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, onChange, orientation = "vertical", ...field } = props;
  const {
    root: { id, ...root },
    control,
    frame,
  } = useRichField(field);
  return (
    <LibraryRadioGroup
      {...root}
      {...control}
      {...omitUndefined({ value, defaultValue, onChange, orientation })}
    >
      <FieldFrame {...frame}>
        <div className={css.choices} data-orientation={orientation} data-slot="options">
          {options.map(({ value: option, label, description, disabled = false }, index) => (
            <Radio
              key={option}
              value={option}
              isDisabled={disabled}
              className={css.choice}
              {...(index === 0 ? omitUndefined({ id }) : {})}
            >
              {({ isSelected }) => (
                <>
                  <span className={classNames(css.indicator, css.circle)}>
                    {isSelected && <span className={css.dot} />}
                  </span>
                  <span className={css.texts}>
                    {label}
                    {description && <span className={css.description}>{description}</span>}
                  </span>
                </>
              )}
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </LibraryRadioGroup>
  );
}
