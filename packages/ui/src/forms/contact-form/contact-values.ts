/** Values of the contact form. `phoneCountryCode` is an ISO 3166-1 code such as `KR`, or empty. */
export interface ContactValues {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  phoneCountryCode: string;
  /** `Y` once the visitor said that the number has this country. */
  phoneConfirmed: "Y" | "";
  message: string;
}

/** Initial values. */
export function emptyContact(phoneCountryCode: string): ContactValues {
  return {
    lastName: "",
    firstName: "",
    email: "",
    phone: "",
    phoneCountryCode,
    phoneConfirmed: "",
    message: "",
  };
}
