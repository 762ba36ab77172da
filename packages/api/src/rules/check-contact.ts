import { checkEmail } from "@realtor/profile/rules/email";
import {
  checkPhoneCountry,
  checkPhoneField,
  checkRequiredText,
  collectErrors,
} from "./form-field.ts";
import type { FormErrors } from "./form-field.ts";
import { limits } from "./limits.ts";

/** Values of the contact form. `phoneCountryCode` is a country code, such as KR. */
export interface ContactValues {
  lastName: string;
  firstName: string;
  email?: string | undefined;
  phone: string;
  phoneCountryCode: string;
  message: string;
}

/** Validates the contact form, in the browser and on the servers. An empty result means valid. */
export function checkContact(values: ContactValues): FormErrors<ContactValues> {
  const email = values.email?.trim() ?? "";
  return collectErrors<ContactValues>({
    lastName: checkRequiredText(values.lastName, limits.personName),
    firstName: checkRequiredText(values.firstName, limits.personName),
    email: email === "" ? null : checkEmail(email),
    phone: checkPhoneField(values.phone, values.phoneCountryCode),
    phoneCountryCode: checkPhoneCountry(values.phoneCountryCode),
    message: checkRequiredText(values.message, limits.message),
  });
}

const eastAsian = /^[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・]+$/u;

/**
 * Creates the `name` of a contact request: last name, then first name. Names in Hangul, Han or kana
 * are joined without a space.
 */
export function joinName(lastName: string, firstName: string): string {
  const last = lastName.trim();
  const first = firstName.trim();
  return (eastAsian.test(last) && eastAsian.test(first) ? [last + first] : [last, first])
    .join(" ")
    .trim();
}
