import type { FormState } from "./form-state.ts";

/**
 * Returns the HTTP status of a page rendered in response to a form posted without JavaScript: 422 for
 * validation errors, 503 when the submission failed, otherwise 200.
 */
export function formStatus(form: FormState | undefined): 200 | 422 | 503 {
  if (form?.state === "rejected") return 422;
  return form?.state === "failed" ? 503 : 200;
}
