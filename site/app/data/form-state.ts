import type { RuleCode } from "@realtor/api/rules";

/** How a form stands when the server already knows: opened or posted without script. */
export type FormState =
  | { state: "open" }
  | { state: "sent" }
  /** `values` is what was typed: nothing is lost. */
  | { state: "refused"; values: Record<string, string>; errors: Record<string, RuleCode> }
  | { state: "failed"; values: Record<string, string> };
