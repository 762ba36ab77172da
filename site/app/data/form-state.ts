import type { RuleCode } from "@realtor/api/rules";

/** Initial state of a form, as rendered by the server: opened, or posted without JavaScript. */
export type FormState =
  | { state: "open" }
  | { state: "sent" }
  /** `values` are the submitted values, so that no input is lost. */
  | { state: "rejected"; values: Record<string, string>; errors: Record<string, RuleCode> }
  | { state: "failed"; values: Record<string, string> };
