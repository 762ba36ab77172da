import * as z from "zod";
import { flags } from "../rules/flag.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { checkStorable } from "../rules/text.ts";

// Zod writes code for itself where it may. A page under Trusted Types refuses and reports the attempt.
if ("document" in globalThis) z.config({ jitless: true });

/** The code of a value of the wrong kind: `required` where there is none, else `type`. */
export function wrongKind(issue: { input?: unknown }): RuleCode {
  return issue.input === undefined ? "required" : "type";
}

/** A choice out of a list: `choice.unknown`, or `required` where there is none. */
export function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, {
    error: (issue) =>
      (issue.input === undefined ? "required" : "choice.unknown") satisfies RuleCode,
  });
}

/** Any text, empty too, of at most `max` UTF-16 units. */
export function text(max: number) {
  return z
    .string({ error: wrongKind })
    .max(max, { error: "text.tooLong" satisfies RuleCode })
    .refine((value) => checkStorable(value) === null, { error: "text.invalid" satisfies RuleCode });
}

/** A text with at least one character, of at most `max` UTF-16 units. */
export function requiredText(max: number) {
  return text(max).min(1, { error: "required" satisfies RuleCode });
}

/** A text that `check` decides; an empty one means "not given" and is fine. */
export function checkedText(check: (value: string) => RuleCode | null) {
  return z.string({ error: wrongKind }).check((context) => {
    const code = context.value === "" ? null : check(context.value);
    if (code !== null) context.issues.push({ code: "custom", input: context.value, message: code });
  });
}

/** A finite number from `min` to `max`. */
export function numberIn(min: number, max: number) {
  const error: RuleCode = "number.range";
  return z.number({ error: wrongKind }).min(min, { error }).max(max, { error });
}

/** A whole number from `min` to `max`. */
export function integerIn(min: number, max: number) {
  return numberIn(min, max).refine(Number.isInteger, { error: "number.range" satisfies RuleCode });
}

/** A list of at most `max` entries. */
export function listOf<Item extends z.ZodType>(item: Item, max: number) {
  return z.array(item, { error: wrongKind }).max(max, { error: "list.tooLong" satisfies RuleCode });
}

/** An object whose other keys are kept as they are (DECISIONS 6). */
export function openObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape, { error: wrongKind });
}

/** A flag as it travels, Y or N. */
export const flagField = z.enum(flags, {
  error: (issue) => (issue.input === undefined ? "required" : "flag.format") satisfies RuleCode,
});

/** An ISO 8601 moment in UTC, such as 2026-11-20T09:30:00.000Z. */
export const moment = z.iso.datetime({
  error: (issue) => (issue.input === undefined ? "required" : "date.format") satisfies RuleCode,
});
