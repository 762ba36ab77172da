import { useState } from "react";
import type { Option } from "../components/native-select/select-control.tsx";
import type { PhoneQuestionProps, PhoneReadings } from "../components/phone-field/phone-field.tsx";
import type { PhoneLabels } from "../labels/labels.ts";

interface PhoneNumber {
  phone: string;
  phoneCountryCode: string;
}

/** How a form asks about a phone number that may be one of the United States. */
export interface PhoneQuestionSettings {
  /** `labelsFor(locale).phone`. */
  labels: PhoneLabels;
  /** Reads a number; null if it is not in doubt. */
  read: (number: PhoneNumber) => (PhoneReadings & { inUs: PhoneNumber }) | null;
}

interface PhoneValues extends PhoneNumber {
  phoneConfirmed: "Y" | "";
}

interface Options<Values> {
  values: Values;
  onChange: (values: Values) => void;
  countries: readonly Option[];
  phoneQuestion?: PhoneQuestionSettings | undefined;
  markEdited: (field: "phone" | "phoneCountryCode") => void;
  runAfterPointerUp: (task: () => void) => void;
}

/** The question at the phone field of a form, and the events of the field that show and hide it. */
export function usePhoneQuestion<Values extends PhoneValues>(
  options: Options<Values>,
): {
  edit: (field: "phone" | "phoneCountryCode", value: string) => void;
  leave: () => void;
  props: PhoneQuestionProps | undefined;
} {
  const { values, onChange, countries, phoneQuestion, markEdited, runAfterPointerUp } = options;
  // The number that was left: it is asked about only then, and no longer while it is edited.
  const [left, setLeft] = useState<string>();
  // The number before it was changed to one of the United States.
  const [typed, setTyped] = useState<PhoneNumber>();
  const { phone, phoneCountryCode, phoneConfirmed } = values;

  const change = (number: PhoneNumber, confirmed: PhoneValues["phoneConfirmed"] = "") =>
    onChange({ ...values, ...number, phoneConfirmed: confirmed });
  const edit = (field: "phone" | "phoneCountryCode", value: string) => {
    markEdited(field);
    setTyped(undefined);
    change({ phone, phoneCountryCode, [field]: value });
  };

  const readings = left === phone ? (phoneQuestion?.read(values) ?? null) : null;
  const answer: PhoneQuestionProps["answer"] = typed
    ? "us"
    : phoneConfirmed === "Y"
      ? "typed"
      : null;
  const props = phoneQuestion && {
    labels: phoneQuestion.labels,
    country: countries.find(({ value }) => value === phoneCountryCode)?.label ?? "",
    readings,
    answer,
    onAnswer(chosen: "typed" | "us") {
      if (chosen === "typed" || !readings) return change({ phone, phoneCountryCode }, "Y");
      setTyped({ phone, phoneCountryCode });
      change(readings.inUs);
    },
    onUndo() {
      if (!typed) return;
      setTyped(undefined);
      setLeft(typed.phone);
      change(typed);
    },
  };
  return {
    edit,
    // The question moves what is below, so it waits for the end of the click that left the field.
    leave: () => runAfterPointerUp(() => setLeft(phone)),
    props,
  };
}
