export type { FormErrors, FormMetadata, FormState } from "../forms/form-errors.ts";
export { LeadForm, type LeadFormProps } from "../forms/lead-form/lead-form.tsx";
export { LeadSent, type LeadSentProps } from "../forms/lead-form/lead-sent.tsx";
export { emptyLead, type LeadValues } from "../forms/lead-form/lead-values.ts";
