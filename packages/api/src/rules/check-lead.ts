import { checkFlag, checkRequired, type Flag } from "@realtor/profile/rules/text";
import {
  checkConsent,
  checkPhoneCountry,
  checkPhoneField,
  checkRequiredText,
  collectErrors,
} from "./form-field.ts";
import type { FormErrors } from "./form-field.ts";
import { limits } from "./limits.ts";

/** Values of the lead form. `phoneCountryCode` is a country code, such as KR. */
export interface LeadValues {
  name: string;
  area: string;
  phone: string;
  phoneCountryCode: string;
  hasSite: Flag | "";
  privacyConsent: boolean;
  contactConsent: boolean;
}

/** Validates the lead form, in the browser and on the server. An empty result means valid. */
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
