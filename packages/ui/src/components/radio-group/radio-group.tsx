"use client";

import type { ReactNode } from "react";
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
  /**
   * Renders an option instead of circle and label, such as a picture or a color; its text is the accessible
   * name. Style its states by the attributes of `[data-slot=option]`: `data-selected`,
   * `data-focus-visible`, `data-hovered`.
   */
  children?: ((option: ListOption, isSelected: boolean) => ReactNode) | undefined;
}

/**
 * One of a few options, all visible, each with an optional description. Renders a
 * `<div role="radiogroup">` element; `id` is that of its first radio button.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, defaultValue, onChange, orientation = "vertical", ...rest } = props;
  const { children, ...field } = rest;
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
          {options.map((option, index) => (
            <Radio
              key={option.value}
              value={option.value}
              isDisabled={option.disabled ?? false}
              className={children ? css.custom : css.choice}
              data-slot="option"
              {...(index === 0 ? omitUndefined({ id }) : {})}
            >
              {({ isSelected }) =>
                children ? (
                  children(option, isSelected)
                ) : (
                  <Choice option={option} isSelected={isSelected} />
                )
              }
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </LibraryRadioGroup>
  );
}

/** Circle, label and description of an option. */
function Choice({ option, isSelected }: { option: ListOption; isSelected: boolean }) {
  const { label, lang, description } = option;
  return (
    <>
      <span className={classNames(css.indicator, css.circle)}>
        {isSelected && <span className={css.dot} />}
      </span>
      <span className={css.texts}>
        <span lang={lang}>{label}</span>
        {description && <span className={css.description}>{description}</span>}
      </span>
    </>
  );
}
