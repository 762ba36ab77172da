"use client";

import { useState, type ChangeEvent, type CompositionEvent } from "react";
import { classNames } from "../../format.ts";
import { numeric } from "../../styles/layout.css.ts";
import { control } from "../text-field/control.css.ts";
import { Field, type FieldProps } from "../text-field/field.tsx";
import { SelectControl, type Option } from "../native-select/select-control.tsx";
import { sanitizePhoneNumber } from "./sanitize-phone-number.ts";
import * as css from "./phone-field.css.ts";

export interface PhoneFieldProps extends FieldProps {
  /** Accessible name of the country select: 국가 번호. */
  countryLabel: string;
  /** `{ value: "US", label: "미국 +1" }` */
  countries: readonly Option[];
  /** Value of the selected country, or empty. */
  country: string;
  onCountryChange: (country: string) => void;
  /** Digits and hyphens, never reformatted. */
  number: string;
  /** Receives sanitized text: only digits and hyphens. */
  onNumberChange: (number: string) => void;
  /** The number input lost the focus. */
  onBlur?: (() => void) | undefined;
  /** Message shown after invalid characters were removed. */
  warning: string;
  /** Shown while no country is selected. */
  countryPlaceholder: string;
  countryName: string;
  numberName: string;
  /** Also hides the mark from assistive technology. */
  required?: boolean | undefined;
}

/**
 * Country select and phone number input. Removes characters other than digits and hyphens and shows a
 * warning (docs/spec/forms.md#phone-input). The number is never reformatted.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, id, mark, hint, error, countryLabel, countries, country, number, required } =
    props;
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
    props.onNumberChange(value);
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    // Changing the value during an IME composition would break it.
    const { nativeEvent } = event;
    if ("isComposing" in nativeEvent && nativeEvent.isComposing) {
      props.onNumberChange(event.target.value);
    } else sanitize(event.target);
  };

  return (
    <Field
      label={label}
      id={id}
      mark={mark}
      hint={hint}
      error={error ?? (showWarning ? props.warning : undefined)}
      required={required}
      live
    >
      {(attributes) => (
        <div className={css.group}>
          <SelectControl
            aria-label={countryLabel}
            name={props.countryName}
            autoComplete="tel-country-code"
            options={countries}
            placeholder={country === "" ? props.countryPlaceholder : undefined}
            value={country}
            onChange={(event) => props.onCountryChange(event.target.value)}
            compact
          />
          <input
            {...attributes}
            className={classNames(control, numeric, css.number)}
            type="text"
            inputMode="tel"
            autoComplete="tel-national"
            name={props.numberName}
            required={required}
            value={number}
            onChange={handleChange}
            onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
              sanitize(event.currentTarget)
            }
            onBlur={props.onBlur}
          />
        </div>
      )}
    </Field>
  );
}
