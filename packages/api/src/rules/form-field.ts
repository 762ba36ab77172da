import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { checkLength, checkRequired, checkStorable } from "@realtor/profile/rules/text";
import { limits } from "./limits.ts";
import { checkVisitorPhone, getDialCode, isCountryCode } from "./phone.ts";

/** Validation errors of a form by field; a valid field has no key. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, RuleCode>>;

export function collectErrors<Values>(
  checks: Partial<Record<keyof Values & string, RuleCode | null>>,
): FormErrors<Values> {
  const invalid = Object.entries(checks).filter(([, code]) => code !== null);
  // Object.entries and fromEntries widen the keys, which are those of `checks`.
  return Object.fromEntries(invalid) as FormErrors<Values>;
}

/** Validates a phone field with the country select next to it. */
export function checkPhoneField(phone: string, country: string): RuleCode | null {
  return (
    checkRequired(phone) ??
    checkLength(phone, limits.phone) ??
    checkVisitorPhone(phone, getDialCode(country))
  );
}

/** Validates the country select of a phone field. */
export function checkPhoneCountry(country: string): RuleCode | null {
  return checkRequired(country) ?? (isCountryCode(country) ? null : "choice.unknown");
}

/** Validates a required text of at most `max` UTF-16 units. */
export function checkRequiredText(value: string, max: number): RuleCode | null {
  return checkRequired(value) ?? checkLength(value.trim(), max) ?? checkStorable(value);
}

/** Validates a required checkbox: `consent.required`. */
export function checkConsent(given: boolean): RuleCode | null {
  return given ? null : "consent.required";
}
