import { getDialCode, isCountryCode } from "./countries.ts";
import { limits } from "./limits.ts";
import { checkVisitorPhone } from "./phone.ts";
import type { RuleCode } from "./rule-code.ts";
import { checkLength, checkRequired, checkStorable } from "./text.ts";

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
