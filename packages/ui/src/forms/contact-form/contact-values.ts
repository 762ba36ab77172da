/** The contact form as typed (SPEC section 3). `phoneCountryCode` is a country's code, such as KR, or empty. */
export interface ContactValues {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  phoneCountryCode: string;
  message: string;
  isTerm: boolean;
}

/** A form that nobody has touched, with the phone country of the page's language; consent starts ticked (SPEC section 3). */
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
