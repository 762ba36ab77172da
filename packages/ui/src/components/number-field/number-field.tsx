"use client";

import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { NumberField as LibraryNumberField } from "react-aria-components/NumberField";
import { classNames } from "../../format.ts";
import { numeric } from "../../styles/layout.css.ts";
import { createIcon } from "../icons/create-icon.tsx";
import { PlusIcon } from "../icons/icons.ts";
import { FieldFrame, useRichField, type RichFieldProps } from "../rich-field/field-frame.tsx";
import { omitUndefined } from "../rich-field/omit-undefined.ts";
import * as css from "../rich-field/rich-field.css.ts";

export type { RichFieldProps } from "../rich-field/field-frame.tsx";

const MinusIcon = createIcon({ stroke: "M5 12h14" });

export interface NumberFieldProps extends RichFieldProps<HTMLInputElement> {
  /** Controlled value, null for an empty field; uncontrolled by default. A percentage is a fraction. */
  value?: number | null | undefined;
  defaultValue?: number | null | undefined;
  /** Called when the field loses the focus and on each step; null for an empty field. */
  onChange?: ((value: number | null) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Step of the buttons and arrow keys; the value is rounded to it. */
  step?: number | undefined;
  /** Currency, percent or unit, as for `Intl.NumberFormat`. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Hides the buttons, for numbers such as a year. */
  stepperHidden?: boolean | undefined;
  placeholder?: string | undefined;
}

/** The library uses NaN for an empty field. */
const toLibraryValue = (value: number | null | undefined) => (value === null ? Number.NaN : value);

/**
 * Number field that reads and shows numbers as in the language of the page, with currency, percent or
 * unit. Renders a `<div>` element; `ref` and `id` are those of its input.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, min, max, step, formatOptions, ...rest } = props;
  const { stepperHidden = false, placeholder, ...field } = rest;
  const { root, control, frame } = useRichField(field);
  return (
    <LibraryNumberField
      {...root}
      {...omitUndefined({
        value: toLibraryValue(value),
        defaultValue: toLibraryValue(defaultValue),
        minValue: min,
        maxValue: max,
        step,
        formatOptions,
      })}
      onChange={(number) => onChange?.(Number.isNaN(number) ? null : number)}
    >
      <FieldFrame {...frame}>
        <Group className={css.group} data-slot="control">
          <Input
            {...control}
            className={classNames(css.input, numeric)}
            {...omitUndefined({ placeholder })}
          />
          {!stepperHidden && (
            <>
              <Button slot="decrement" className={css.button}>
                <MinusIcon />
              </Button>
              <Button slot="increment" className={css.button}>
                <PlusIcon />
              </Button>
            </>
          )}
        </Group>
      </FieldFrame>
    </LibraryNumberField>
  );
}
