import type { RuleCode } from "./rule-code.ts";

// Invisible characters: zero-width marks, word joiner, byte-order mark, Hangul fillers.
const invisible = /[\u00ad\u115f\u1160\u200b-\u200f\u2060-\u2064\u3164\ufeff\uffa0]/gu;

/** `required` for a string without visible characters. */
export function checkRequired(value: string): RuleCode | null {
  return value.replace(invisible, "").trim() === "" ? "required" : null;
}

/** `text.invalid` for strings that PostgreSQL cannot store: with a NUL or a lone surrogate. */
export function checkStorable(value: string): RuleCode | null {
  return /[\0\p{Cs}]/u.test(value) ? "text.invalid" : null;
}

/** Length in UTF-16 units, as the `maxlength` attribute counts: `text.tooLong`, `text.tooShort`. */
export function checkLength(value: string, max: number, min = 0): RuleCode | null {
  if (value.length > max) return "text.tooLong";
  return value.length < min ? "text.tooShort" : null;
}

/** Boolean flags of the API. */
export const flags = ["Y", "N"] as const;

export type Flag = (typeof flags)[number];

/** `flag.format` unless Y or N. */
export function checkFlag(value: string): RuleCode | null {
  return value === "Y" || value === "N" ? null : "flag.format";
}
