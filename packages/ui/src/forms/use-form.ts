import { useId, useRef, type FormEvent } from "react";
import type { ErrorCode } from "../labels/labels.ts";
import { useEarlyInput } from "../private/use-early-input.ts";
import { useHydrated } from "../private/use-hydrated.ts";
import type { FormErrors, FormState } from "./form-errors.ts";
import { useFormErrors } from "./use-form-errors.ts";

type Key<Values> = keyof Values & string;
type KeyOf<Values, Kind> = {
  [Name in Key<Values>]: Values[Name] extends Kind ? Name : never;
}[Key<Values>];

/** What both forms ask for. */
interface PhoneValues {
  phone: string;
  phoneCountryCode: string;
}

interface Options<Values> {
  values: Values;
  onChange: (values: Values) => void;
  validate: (values: Values) => FormErrors<Values>;
  errors?: FormErrors<Values> | undefined;
  state: Exclude<FormState, "sent">;
  onSubmit: (values: Values) => void;
  errorLabels: Readonly<Record<ErrorCode, string>>;
  /** In the order of the screen. */
  fields: readonly Key<Values>[];
  /** What a field says when it was left empty, where it has words of its own. */
  missing: Partial<Record<Key<Values>, string>>;
}

/** Values in, events out: what the lead form and the contact form do alike. */
export function useForm<Values extends PhoneValues & { [Name in keyof Values]: string | boolean }>(
  options: Options<Values>,
) {
  const { values, onChange, errorLabels, fields, missing } = options;
  const id = useId();
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, values, onChange);
  const { shown, refusals, posted, leave, answer, checkAll } = useFormErrors({
    values,
    validate: options.validate,
    refused: options.errors,
  });
  const sending = options.state === "sending";
  const fieldId = (field: string) => `${id}-${field}`;

  const set = (field: Key<Values>, value: string | boolean) => {
    answer(field);
    onChange({ ...values, [field]: value });
  };

  const say = (field: Key<Values>): string | undefined => {
    const code: ErrorCode | undefined = shown[field];
    return (code === "required" ? missing[field] : undefined) ?? (code && errorLabels[code]);
  };
  const phoneError = say("phone") ?? say("phoneCountryCode");
  const entries = fields.flatMap((field) => {
    if (field === "phoneCountryCode") return [];
    const text = field === "phone" ? phoneError : say(field);
    return text ? [{ target: fieldId(field), text }] : [];
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const found = checkAll(fields);
    if (Object.keys(found).length === 0) options.onSubmit(values);
  };

  return {
    fieldId,
    hydrated,
    sending,
    shown,
    leave,
    /** For the `<form>`; the browser checks by itself only until the script is there. */
    form: { ref: form, method: "post", noValidate: hydrated, onSubmit: submit },
    refusal: { entries, refusals, posted },
    /** For a field of text, or of a choice. */
    text: (field: KeyOf<Values, string>) => ({
      id: fieldId(field),
      name: field,
      value: String(values[field]),
      onChange: (event: { target: { value: string } }) => set(field, event.target.value),
      onBlur: () => leave(field),
      error: say(field),
    }),
    phone: {
      id: fieldId("phone"),
      country: values.phoneCountryCode,
      countryName: "phoneCountryCode",
      onCountryChange: (country: string) => set("phoneCountryCode", country),
      number: values.phone,
      numberName: "phone",
      onNumberChange: (number: string) => set("phone", number),
      onBlur: () => leave("phone"),
      error: phoneError,
    },
    /** For a consent: ticked is `Y`. */
    tick: (field: KeyOf<Values, boolean>) => ({
      id: fieldId(field),
      name: field,
      value: "Y",
      required: true,
      checked: values[field] === true,
      onChange: (event: { target: { checked: boolean } }) => set(field, event.target.checked),
      ...(shown[field] && { invalid: true }),
    }),
    say,
  };
}
