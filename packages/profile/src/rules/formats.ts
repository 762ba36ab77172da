import type { RuleCode } from "./rule-code.ts";

/**
 * Validates `careerStart` and `careerEnd`: an existing date YYYY-MM-DD, not after `today`
 * (YYYY-MM-DD) if given. Returns `date.format` or `date.future`; see
 * `docs/spec/validation.md#career-dates`.
 */
export function checkCareerDate(value: string, today?: string): RuleCode | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return "date.format";
  const time = Date.parse(`${value}T00:00:00Z`);
  // Date.parse accepts February 30 as March 2, so compare the round trip.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    return "date.format";
  return today !== undefined && value > today ? "date.future" : null;
}

/** `#` and exactly six hexadecimal digits: `color.format`. */
export function checkColor(value: string): RuleCode | null {
  return /^#[0-9A-Fa-f]{6}$/.test(value) ? null : "color.format";
}
