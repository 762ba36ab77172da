import type { RuleCode } from "./rule-code.ts";

/** A hash followed by exactly six hexadecimal digits (SPEC section 5): `color.format`. */
export function checkColor(value: string): RuleCode | null {
  return /^#[0-9A-Fa-f]{6}$/.test(value) ? null : "color.format";
}
