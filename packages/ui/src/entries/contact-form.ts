export type { FormErrors, FormMetadata, FormState } from "../forms/form-errors.ts";
export { ContactForm, type ContactFormProps } from "../forms/contact-form/contact-form.tsx";
export { ContactSent, type ContactSentProps } from "../forms/contact-form/contact-sent.tsx";
export { emptyContact, type ContactValues } from "../forms/contact-form/contact-values.ts";
