export type { FormErrors, FormMetadata, FormState } from "../use-form-errors.ts";
export type { ContactRecipients } from "./contact-notice.tsx";
export { ContactForm, type ContactFormProps } from "./contact-form.tsx";
export { ContactSent, type ContactSentProps } from "./contact-form.tsx";
export { emptyContact, type ContactValues } from "./contact-values.ts";
export type { PhoneQuestionSettings } from "../use-phone-question.ts";
export { SentNumber, type SentNumberProps } from "../sent-number.tsx";
