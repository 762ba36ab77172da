import type { RuleCode } from "./rule-code.ts";

/** Boolean flags of the API. */
export const flags = ["Y", "N"] as const;

export type Flag = (typeof flags)[number];

/** `flag.format` unless Y or N. */
export function checkFlag(value: string): RuleCode | null {
  return value === "Y" || value === "N" ? null : "flag.format";
}
