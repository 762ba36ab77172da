import type { RuleCode } from "./rule-code.ts";

/**
 * Validates the `contactPhone` of a profile: without dashes 10 digits for the US, 11 for other
 * countries. Returns `phone.format` or `phone.length`; see `docs/spec/validation.md#phone`.
 */
export function checkContactPhone(value: string, country: string): RuleCode | null {
  const digits = value.replaceAll("-", "");
  if (!/^\d*$/.test(digits)) return "phone.format";
  return digits.length === (country === "US" ? 10 : 11) ? null : "phone.length";
}
