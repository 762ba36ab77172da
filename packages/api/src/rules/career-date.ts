import type { RuleCode } from "./rule-code.ts";

/**
 * `careerStart` and `careerEnd`: YYYY-MM-DD, a day that exists (SPEC section 5). With `today`
 * (YYYY-MM-DD) also not after it. Answers `date.format` or `date.future`.
 */
export function checkCareerDate(value: string, today?: string): RuleCode | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return "date.format";
  const time = Date.parse(`${value}T00:00:00Z`);
  // Date.parse takes February 30 for March 2, so the day has to come back as it went in.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
    return "date.format";
  return today !== undefined && value > today ? "date.future" : null;
}
