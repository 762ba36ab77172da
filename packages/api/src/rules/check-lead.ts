import type { Flag } from "./flag.ts";
import { checkFlag } from "./flag.ts";
import {
  checkConsent,
  checkPhoneCountry,
  checkPhoneField,
  checkRequiredText,
} from "./form-field.ts";
import { collectErrors } from "./form-errors.ts";
import type { FormErrors } from "./form-errors.ts";
import { limits } from "./limits.ts";
import { checkRequired } from "./text.ts";

/** The lead form as a person filled it in (SPEC section 3). `phoneCountryCode` is a country's code, such as KR. */
export interface LeadValues {
  name: string;
  area: string;
  phone: string;
  phoneCountryCode: string;
  hasSite: Flag | "";
  privacyConsent: boolean;
  contactConsent: boolean;
}

/** Decides the lead form, in the browser and on the server alike. An empty answer is a form that may be sent. */
export function checkLead(values: LeadValues): FormErrors<LeadValues> {
  return collectErrors<LeadValues>({
    name: checkRequiredText(values.name, limits.personName),
    area: checkRequiredText(values.area, limits.area),
    phone: checkPhoneField(values.phone, values.phoneCountryCode),
    phoneCountryCode: checkPhoneCountry(values.phoneCountryCode),
    hasSite: checkRequired(values.hasSite) ?? checkFlag(values.hasSite),
    privacyConsent: checkConsent(values.privacyConsent),
    contactConsent: checkConsent(values.contactConsent),
  });
}
