"use client";

import { useContext, useEffect, useEffectEvent, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input, type InputProps } from "react-aria-components/Input";
import {
  NumberField as LibraryNumberField,
  NumberFieldStateContext,
} from "react-aria-components/NumberField";
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
  /**
   * Called with the number typed so far, on each step, and with the rounded number when the field loses the
   * focus; null for an empty field.
   */
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

const toValue = (number: number) => (Number.isNaN(number) ? null : number);

interface TypedValue {
  /** The value reported last. */
  readonly reported: number | null;
  /** The value that the library has: when it changes, the library formats the text of the input. */
  readonly committed: number | null | undefined;
}

/**
 * Reports numbers while they are typed: the library reports them when the field loses the focus. Until then
 * the library keeps its value.
 */
function useTypedValue({ value, onChange }: Pick<NumberFieldProps, "value" | "onChange">) {
  const [typed, setTyped] = useState<TypedValue | null>(null);
  const report = (reported: number | null) => {
    if (!Object.is(typed?.reported, reported)) onChange?.(reported);
  };
  return {
    value: typed && Object.is(typed.reported, value) ? typed.committed : value,
    input: {
      onStart: (before: number | null) =>
        setTyped((current) => current ?? { reported: before, committed: value }),
      onType: (number: number | null) => {
        if (!typed) return;
        setTyped({ ...typed, reported: number });
        report(number);
      },
    },
    onChange: (number: number) => {
      setTyped(null);
      report(toValue(number));
    },
  };
}

interface NumberInputProps extends InputProps {
  /** Called before the text changes, with the current value. */
  onStart: (before: number | null) => void;
  /** Called with the number of the text when it has changed. */
  onType: (number: number | null) => void;
}

function NumberInput({ onStart, onType, ...input }: NumberInputProps) {
  const state = useContext(NumberFieldStateContext);
  const number = toValue(state?.numberValue ?? Number.NaN);
  const report = useEffectEvent(onType);
  useEffect(() => report(number), [number]);
  return <Input {...input} onInput={() => onStart(number)} />;
}

/**
 * Number field that reads and shows numbers as in the language of the page, with currency, percent or
 * unit. Renders a `<div>` element; `ref` and `id` are those of its input.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, defaultValue, onChange, min, max, step, formatOptions, ...rest } = props;
  const { stepperHidden = false, placeholder, ...field } = rest;
  const { root, control, frame } = useRichField(field);
  const typed = useTypedValue({ value, onChange });
  return (
    <LibraryNumberField
      {...root}
      {...omitUndefined({
        value: toLibraryValue(typed.value),
        defaultValue: toLibraryValue(defaultValue),
        minValue: min,
        maxValue: max,
        step,
        formatOptions,
      })}
      onChange={typed.onChange}
    >
      <FieldFrame {...frame}>
        <Group className={css.group} data-slot="control">
          <NumberInput
            {...control}
            {...typed.input}
            className={classNames(css.input, numeric)}
            {...omitUndefined({ placeholder })}
          />
          {!stepperHidden && (
            <>
              <Button slot="decrement" className={css.button}>
                <MinusIcon size={20} />
              </Button>
              <Button slot="increment" className={css.button}>
                <PlusIcon size={20} />
              </Button>
            </>
          )}
        </Group>
      </FieldFrame>
    </LibraryNumberField>
  );
}
