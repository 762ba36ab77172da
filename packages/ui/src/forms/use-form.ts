import { useId, type FormEvent, type Ref } from "react";
import type { ErrorCode, FormErrorLabels } from "../labels/labels.ts";
import { usePreHydrationInput } from "./use-pre-hydration-input.ts";
import type { Option } from "../components/native-select/select-control.tsx";
import { type PhoneQuestionSettings, usePhoneQuestion } from "./use-phone-question.ts";
import { useForwardedRef } from "../hooks/use-forwarded-ref.ts";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { type FormErrors, type FormState, useFormErrors } from "./use-form-errors.ts";

type Key<Values> = keyof Values & string;
type KeyOf<Values, Kind> = {
  [Name in Key<Values>]: Values[Name] extends Kind ? Name : never;
}[Key<Values>];

interface PhoneValues {
  phone: string;
  phoneCountryCode: string;
  phoneConfirmed: "Y" | "";
}

interface Options<Values> {
  ref?: Ref<HTMLFormElement> | undefined;
  values: Values;
  onChange: (values: Values) => void;
  validate: (values: Values) => FormErrors<Values>;
  errors?: FormErrors<Values> | undefined;
  state: Exclude<FormState, "sent">;
  onSubmit: (values: Values) => void;
  errorLabels: FormErrorLabels;
  /** In visual order. */
  fields: readonly Key<Values>[];
  countries: readonly Option[];
  phoneQuestion?: PhoneQuestionSettings | undefined;
  /** Error text of an empty required field, if it differs from `errorLabels.required`. */
  requiredErrors: Partial<Record<Key<Values>, string>>;
}

/** Props and validation shared by the controlled lead and contact forms. */
export function useForm<Values extends PhoneValues & { [Name in keyof Values]: string | boolean }>(
  options: Options<Values>,
) {
  const { values, onChange, errorLabels, fields, requiredErrors } = options;
  const id = useId();
  const hydrated = useHydrated();
  const form = useForwardedRef(options.ref);
  usePreHydrationInput(form, values, onChange);
  const {
    visibleErrors,
    rejections,
    fromServer,
    markTouched,
    markEdited,
    validateAll,
    runAfterPointerUp,
  } = useFormErrors({
    values,
    validate: options.validate,
    serverErrors: options.errors,
  });
  const sending = options.state === "sending";
  const fieldId = (field: string) => `${id}-${field}`;

  const question = usePhoneQuestion({ ...options, markEdited, runAfterPointerUp });

  const set = (field: Key<Values>, value: string | boolean) => {
    markEdited(field);
    onChange({ ...values, [field]: value });
  };

  const errorText = (field: Key<Values>): string | undefined => {
    const code: ErrorCode | undefined = visibleErrors[field];
    return (
      (code === "required" ? requiredErrors[field] : undefined) ??
      (code && (errorLabels[code] ?? errorLabels.type))
    );
  };
  const phoneError = errorText("phone") ?? errorText("phoneCountryCode");
  const entries = fields.flatMap((field) => {
    if (field === "phoneCountryCode") return [];
    const text = field === "phone" ? phoneError : errorText(field);
    return text ? [{ target: fieldId(field), text }] : [];
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    const found = validateAll(fields);
    if (Object.keys(found).length === 0) options.onSubmit(values);
  };

  const bind = (field: Key<Values>) => ({
    name: field,
    value: String(values[field]),
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  });
  const bindText = (field: Key<Values>) => ({
    ...bind(field),
    id: fieldId(field),
    onBlur: () => markTouched(field),
    error: errorText(field),
  });
  /** Props of a text field or select. */
  const text: (field: KeyOf<Values, string>) => ReturnType<typeof bindText> = bindText;

  return {
    fieldId,
    hydrated,
    sending,
    visibleErrors,
    /** Shows all errors and focuses the first invalid field, without submitting. */
    showErrors: () => void validateAll(fields),
    /** Props of `<form>`. Native validation is active until hydration. */
    form: {
      ref: form,
      method: "post",
      noValidate: hydrated,
      onSubmit: submit,
    },
    submitErrors: { entries, rejections, fromServer },
    text,
    phone: {
      ...bindText("phone"),
      onChange: (event: { target: { value: string } }) =>
        question.edit("phone", event.target.value),
      onBlur: () => {
        markTouched("phone");
        question.leave();
      },
      error: phoneError,
      question: question.props,
    },
    country: {
      ...bind("phoneCountryCode"),
      onChange: (event: { target: { value: string } }) =>
        question.edit("phoneCountryCode", event.target.value),
    },
    /** Props of a consent checkbox; submits `Y` if checked. */
    checkbox: (field: KeyOf<Values, boolean>) => ({
      id: fieldId(field),
      name: field,
      value: "Y",
      required: true,
      checked: values[field] === true,
      onChange: (event: { target: { checked: boolean } }) => set(field, event.target.checked),
      ...(visibleErrors[field] && { invalid: true }),
    }),
  };
}
