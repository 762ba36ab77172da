import type { RuleCode } from "./rule-code.ts";

/** Flags as they travel (DECISIONS 6). */
export const flags = ["Y", "N"] as const;

export type Flag = (typeof flags)[number];

/** A single letter Y or N (SPEC section 5): `flag.format`. */
export function checkFlag(value: string): RuleCode | null {
  return value === "Y" || value === "N" ? null : "flag.format";
}
