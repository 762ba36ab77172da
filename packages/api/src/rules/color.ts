import type { RuleCode } from "./rule-code.ts";

/** `#` and exactly six hexadecimal digits: `color.format`. */
export function checkColor(value: string): RuleCode | null {
  return /^#[0-9A-Fa-f]{6}$/.test(value) ? null : "color.format";
}
