/** Values of the lead form. `phoneCountryCode` is an ISO 3166-1 code such as `KR`, or empty. */
export interface LeadValues {
  name: string;
  area: string;
  phone: string;
  phoneCountryCode: string;
  /** `Y` once the visitor said that the number has this country. */
  phoneConfirmed: "Y" | "";
  hasSite: "Y" | "N" | "";
  privacyConsent: boolean;
  contactConsent: boolean;
}

/** In visual order. */
export const leadFields = [
  "name",
  "area",
  "phone",
  "phoneCountryCode",
  "hasSite",
  "privacyConsent",
  "contactConsent",
] as const satisfies readonly (keyof LeadValues)[];

/** Initial values. */
export function emptyLead(phoneCountryCode: string): LeadValues {
  return {
    name: "",
    area: "",
    phone: "",
    phoneCountryCode,
    phoneConfirmed: "",
    hasSite: "",
    privacyConsent: false,
    contactConsent: false,
  };
}
