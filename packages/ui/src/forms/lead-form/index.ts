export type { FormErrors, FormMetadata, FormState } from "../use-form-errors.ts";
export { LeadForm, type LeadFormProps } from "./lead-form.tsx";
export { LeadSent, type LeadSentProps } from "./lead-form.tsx";
export { emptyLead, type LeadValues } from "./lead-values.ts";
export type { PhoneQuestionSettings } from "../use-phone-question.ts";
