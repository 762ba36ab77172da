/** The lead form as typed (SPEC section 3). `phoneCountryCode` is a country's code, such as KR, or empty. */
export interface LeadValues {
  name: string;
  area: string;
  phone: string;
  phoneCountryCode: string;
  hasSite: "Y" | "N" | "";
  privacyConsent: boolean;
  contactConsent: boolean;
}

/** In the order of the screen. */
export const leadFields = [
  "name",
  "area",
  "phone",
  "phoneCountryCode",
  "hasSite",
  "privacyConsent",
  "contactConsent",
] as const satisfies readonly (keyof LeadValues)[];

/** A form that nobody has touched, with the phone country of the page's language. */
export function emptyLead(phoneCountryCode: string): LeadValues {
  return {
    name: "",
    area: "",
    phone: "",
    phoneCountryCode,
    hasSite: "",
    privacyConsent: false,
    contactConsent: false,
  };
}
