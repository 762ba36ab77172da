import { type ContactValues, emptyContact } from "@realtor/ui/contact-form";
import type { FormState } from "#app/page.ts";

/** Values of a submission without script that is shown again, or a form with only a message. */
export function initialContact(
  form: FormState | null,
  country: string,
  message = "",
): ContactValues {
  const empty = { ...emptyContact(country), message };
  if (!form || form.state === "open" || !form.values) return empty;
  const { lastName = "", firstName = "", email = "", phone = "" } = form.values;
  const { phoneCountryCode = "", message: written = "" } = form.values;
  return {
    lastName,
    firstName,
    email,
    phone,
    phoneCountryCode,
    phoneConfirmed: form.values["phoneConfirmed"] === "Y" ? "Y" : "",
    message: written,
  };
}

/** State of the contact form in the address: sent without script, it redirects to `?contact=sent`. */
export function parseContactState(search: string): FormState | null {
  return new URLSearchParams(search).get("contact") === "sent" ? { state: "sent" } : null;
}
