"use client";

import { useState, type ChangeEvent, type CompositionEvent } from "react";
import { classNames } from "../../private/class-names.ts";
import { numeric } from "../../styles/layout.css.ts";
import { control } from "../field/control.css.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import { SelectControl, type Option } from "../native-select/select-control.tsx";
import { phoneCharacters } from "./phone-characters.ts";
import * as css from "./phone-field.css.ts";

export interface PhoneFieldProps extends FieldProps {
  /** Accessible name of the country select: 국가 번호. */
  countryLabel: string;
  /** `{ value: "US", label: "미국 +1" }` */
  countries: readonly Option[];
  /** The chosen country's value, or empty. */
  country: string;
  /** Another country was chosen. */
  onCountryChange: (country: string) => void;
  /** Digits and hyphens, as typed. */
  number: string;
  /** Something was typed; what is neither digit nor hyphen is already gone. */
  onNumberChange: (number: string) => void;
  /** The number was left: time to check it. */
  onBlur?: (() => void) | undefined;
  /** Shown when something other than digits and hyphens was typed. */
  warning: string;
  /** Shown in the select while no country is chosen. */
  choose: string;
  /** Name under which a form sends the country. */
  countryName: string;
  /** Name under which a form sends the number. */
  numberName: string;
  /** The number must not stay empty; the mark is then for the eye alone. */
  required?: boolean | undefined;
}

/**
 * Country and number in one group. Keeps digits and hyphens; anything else typed is dropped with a
 * warning (SPEC section 5). The number stays text, so nothing that was kept is ever reformatted.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, id, mark, hint, error, countryLabel, countries, country, number, required } =
    props;
  const [warned, setWarned] = useState(false);

  const keep = (input: HTMLInputElement) => {
    const { kept, refused } = phoneCharacters(input.value);
    if (input.value !== kept) {
      const caret = phoneCharacters(input.value.slice(0, input.selectionStart ?? undefined)).kept;
      input.value = kept;
      input.setSelectionRange(caret.length, caret.length);
    }
    setWarned(refused);
    props.onNumberChange(kept);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // Touching the text while an input method composes would break the composition.
    const { nativeEvent } = event;
    if ("isComposing" in nativeEvent && nativeEvent.isComposing) {
      props.onNumberChange(event.target.value);
    } else keep(event.target);
  };

  return (
    <Field
      label={label}
      id={id}
      mark={mark}
      hint={hint}
      error={error ?? (warned ? props.warning : undefined)}
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
            placeholder={country === "" ? props.choose : undefined}
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
            onChange={change}
            onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
              keep(event.currentTarget)
            }
            onBlur={props.onBlur}
          />
        </div>
      )}
    </Field>
  );
}
