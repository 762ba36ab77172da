import type { RuleCode } from "./rule-code.ts";

/** Validation errors of a form by field; a valid field has no key. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, RuleCode>>;

/** Returns the fields that have an error. */
export function collectErrors<Values>(
  checks: Partial<Record<keyof Values & string, RuleCode | null>>,
): FormErrors<Values> {
  const invalid = Object.entries(checks).filter(([, code]) => code !== null);
  // Object.entries and fromEntries widen the keys, which are those of `checks`.
  return Object.fromEntries(invalid) as FormErrors<Values>;
}
