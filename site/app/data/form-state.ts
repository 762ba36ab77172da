import type { RuleCode } from "@realtor/api/rules";

/** Initial state of a form, as rendered by the server: opened, or posted without JavaScript. */
export type FormState =
  | { state: "open" }
  | { state: "sent" }
  /** `values` are the submitted values, so that no input is lost. */
  | { state: "rejected"; values: Record<string, string>; errors: Record<string, RuleCode> }
  | { state: "failed"; values: Record<string, string> };

/**
 * Returns the HTTP status of a page rendered in response to a form posted without JavaScript: 422 for
 * validation errors, 503 when the submission failed, otherwise 200.
 */
export function formStatus(form: FormState | undefined): 200 | 422 | 503 {
  if (form?.state === "rejected") return 422;
  return form?.state === "failed" ? 503 : 200;
}
