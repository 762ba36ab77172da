/** Values of the contact form. `phoneCountryCode` is an ISO 3166-1 code such as `KR`, or empty. */
export interface ContactValues {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  phoneCountryCode: string;
  message: string;
  isTerm: boolean;
}

/** Initial values. The consent is checked by default: `docs/spec/forms.md#consent`. */
export function emptyContact(phoneCountryCode: string): ContactValues {
  return {
    lastName: "",
    firstName: "",
    email: "",
    phone: "",
    phoneCountryCode,
    message: "",
    isTerm: true,
  };
}
