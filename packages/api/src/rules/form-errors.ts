import type { RuleCode } from "./rule-code.ts";

/** What is wrong with a form, by field; a field that is fine has no key. */
export type FormErrors<Values> = Partial<Record<keyof Values & string, RuleCode>>;

/** Keeps the fields that have a code. */
export function collectErrors<Values>(
  checks: Partial<Record<keyof Values & string, RuleCode | null>>,
): FormErrors<Values> {
  const refused = Object.entries(checks).filter(([, code]) => code !== null);
  // Object.entries and fromEntries forget the keys, which are those of `checks`.
  return Object.fromEntries(refused) as FormErrors<Values>;
}
