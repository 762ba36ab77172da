import { dialCodeOf, isCountryCode } from "./countries.ts";
import { limits } from "./limits.ts";
import { checkVisitorPhone } from "./phone.ts";
import type { RuleCode } from "./rule-code.ts";
import { checkLength, checkRequired, checkStorable } from "./text.ts";

/** The phone of a form beside its country select. */
export function checkPhoneField(phone: string, country: string): RuleCode | null {
  return (
    checkRequired(phone) ??
    checkLength(phone, limits.phone) ??
    checkVisitorPhone(phone, dialCodeOf(country))
  );
}

/** The country select beside a phone: one of the ten. */
export function checkPhoneCountry(country: string): RuleCode | null {
  return checkRequired(country) ?? (isCountryCode(country) ? null : "choice.unknown");
}

/** A text that must be there and may not be longer than `max`. */
export function checkRequiredText(value: string, max: number): RuleCode | null {
  return checkRequired(value) ?? checkLength(value.trim(), max) ?? checkStorable(value);
}

/** A tick that must be set: `consent.required`. */
export function checkConsent(given: boolean): RuleCode | null {
  return given ? null : "consent.required";
}
