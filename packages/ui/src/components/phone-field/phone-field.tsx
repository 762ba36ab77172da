"use client";

import { useState, type ChangeEvent, type ComponentProps, type CompositionEvent } from "react";
import { classNames } from "../../format.ts";
import { numeric } from "../../styles/layout.css.ts";
import { control } from "../text-field/control.css.ts";
import { Field, type FieldProps } from "../text-field/field.tsx";
import { SelectControl, type SelectControlProps } from "../native-select/select-control.tsx";
import { PhoneQuestion, type PhoneQuestionProps } from "./phone-question.tsx";
import { sanitizePhoneNumber } from "./sanitize-phone-number.ts";
import * as css from "./phone-field.css.ts";

export type { PhoneQuestionProps, PhoneReadings } from "./phone-question.tsx";

export interface PhoneCountryProps extends Omit<SelectControlProps, "compact" | "aria-label"> {
  /** Accessible name of the select: 국가 번호. */
  label: string;
}

type InputProps = Omit<ComponentProps<"input">, keyof FieldProps | "children">;

export interface PhoneFieldProps extends FieldProps, InputProps {
  /**
   * Country select: its accessible name, its options (`{ value: "US", label: "미국 +1" }`), and the
   * attributes and `ref` of the `<select>`. A controlled select shows its placeholder while it is empty.
   */
  country: PhoneCountryProps;
  /** Message shown after invalid characters were removed. */
  warning: string;
  /** Asked below the field about a number that may have another country. */
  question?: PhoneQuestionProps | undefined;
}

/**
 * Country select and phone number input. Removes characters other than digits and hyphens before
 * `onChange` is called, and shows a warning (docs/spec/forms.md#phone-input). The number is never
 * reformatted. `className` and `style` go to the root, all other attributes and `ref` to the number's
 * `<input>`.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { country, warning, question, onChange, onCompositionEnd, ...field } = props;
  const { label: countryLabel, placeholder, ...select } = country;
  const [showWarning, setShowWarning] = useState(false);

  const sanitize = (input: HTMLInputElement) => {
    const { value, hasInvalid } = sanitizePhoneNumber(input.value);
    if (input.value !== value) {
      const caret = sanitizePhoneNumber(
        input.value.slice(0, input.selectionStart ?? undefined),
      ).value;
      input.value = value;
      input.setSelectionRange(caret.length, caret.length);
    }
    setShowWarning(hasInvalid);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // Changing the value during an IME composition would break it.
    const { nativeEvent } = event;
    if (!("isComposing" in nativeEvent && nativeEvent.isComposing)) sanitize(event.target);
    onChange?.(event);
  };
  const handleCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    onCompositionEnd?.(event);
    sanitize(event.currentTarget);
    // No input event follows. Both events have the input as target, which is what handlers read.
    onChange?.(event as unknown as ChangeEvent<HTMLInputElement>);
  };

  return (
    <Field<InputProps>
      {...field}
      error={field.error ?? (showWarning ? warning : undefined)}
      live
      renderControl={(attributes) => (
        <>
          <div className={css.group}>
            <SelectControl
              autoComplete="tel-country-code"
              {...select}
              aria-label={countryLabel}
              placeholder={select.value ? undefined : placeholder}
              compact
            />
            <input
              type="text"
              inputMode="tel"
              autoComplete="tel-national"
              {...attributes}
              className={classNames(control, numeric, css.number)}
              onChange={handleChange}
              onCompositionEnd={handleCompositionEnd}
            />
          </div>
          {question && <PhoneQuestion {...question} />}
        </>
      )}
    />
  );
}
