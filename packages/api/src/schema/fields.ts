import { checkEmail } from "@realtor/profile/rules/email";
import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { checkStorable, flags } from "@realtor/profile/rules/text";
import type { FormErrors } from "../rules/form-field.ts";
import { limits } from "../rules/limits.ts";
import { getDialCode, normalizePhone } from "../rules/phone.ts";
import { isTimeZone } from "../showing/zoned-time.ts";
import { z } from "./zod.ts";

/** Returns `required` for an absent value, otherwise `type`. */
export function typeErrorCode(issue: { input?: unknown }): RuleCode {
  return issue.input === undefined ? "required" : "type";
}

/** An enumeration: `choice.unknown`, or `required` if absent. */
export function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, {
    error: (issue) =>
      (issue.input === undefined ? "required" : "choice.unknown") satisfies RuleCode,
  });
}

/** A string, possibly empty, of at most `max` UTF-16 units. */
export function text(max: number) {
  return z
    .string({ error: typeErrorCode })
    .max(max, { error: "text.tooLong" satisfies RuleCode })
    .refine((value) => checkStorable(value) === null, { error: "text.invalid" satisfies RuleCode });
}

/** A non-empty string of at most `max` UTF-16 units. */
export function requiredText(max: number) {
  return text(max).min(1, { error: "required" satisfies RuleCode });
}

const imageUrlPattern = /^(?:https?:\/\/|\/(?!\/))[^\s\p{Cc}<>"`\\]+$/iu;

/**
 * URL of an image: absolute http(s), or a path on the service's host. Not declared with `regex`, since a JSON
 * schema has no flags of a pattern.
 */
export const imageUrl = text(limits.webAddress).refine((value) => imageUrlPattern.test(value), {
  error: "webAddress.format" satisfies RuleCode,
});

/** A string validated by `check`; an empty one means "not given" and is valid. */
export function checkedText(check: (value: string) => RuleCode | null) {
  return z.string({ error: typeErrorCode }).check((context) => {
    const code = context.value === "" ? null : check(context.value);
    if (code !== null) context.issues.push({ code: "custom", input: context.value, message: code });
  });
}

export const requiredEmail = checkedText(checkEmail).min(1, {
  error: "required" satisfies RuleCode,
});

export function numberIn(min: number, max: number) {
  const error: RuleCode = "number.range";
  return z.number({ error: typeErrorCode }).min(min, { error }).max(max, { error });
}

export function integerIn(min: number, max: number) {
  return numberIn(min, max).refine(Number.isInteger, { error: "number.range" satisfies RuleCode });
}

export function boundedArray<Item extends z.ZodType>(item: Item, max: number) {
  return z
    .array(item, { error: typeErrorCode })
    .max(max, { error: "list.tooLong" satisfies RuleCode });
}

/** An object that retains unknown keys; see `docs/spec/profile.md#unknown-keys`. */
export function openObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.looseObject(shape, { error: typeErrorCode });
}

export const flagField = z.enum(flags, {
  error: (issue) => (issue.input === undefined ? "required" : "flag.format") satisfies RuleCode,
});

/** An ISO 8601 date and time in UTC, such as 2026-11-20T09:30:00.000Z. */
export const dateTime = z.iso.datetime({
  error: (issue) => (issue.input === undefined ? "required" : "date.format") satisfies RuleCode,
});

/** A text in a path or query: `text.tooLong` over `max` UTF-16 units, `text.invalid` with a NUL. */
export function queryText(max: number) {
  return z
    .string()
    .max(max, { error: "text.tooLong" satisfies RuleCode })
    .refine((value) => !value.includes("\0"), { error: "text.invalid" satisfies RuleCode });
}

const range = { error: "number.range" satisfies RuleCode };

/** An integer in a path or query, from `min` to `max`. */
export function queryInteger(min: number, max?: number) {
  const integer = z.coerce.number<number>(range).int(range).min(min, range);
  return max === undefined ? integer : integer.max(max, range);
}

/** Pagination of a list: `currentPage` is zero-based. */
export const pageQuery = z.object({
  currentPage: queryInteger(0, 100_000).default(0),
  perPage: queryInteger(1, 100).default(50),
});

export type PageQuery = z.input<typeof pageQuery>;

/** A text typed into a form: trimmed; `validateForm` applies its rules. */
export const typedText = z.string({ error: typeErrorCode }).trim();

/** Validates a form by its rules, which the browser also applies, such as `checkLead`. */
export function validateForm<Values>(rules: (values: Values) => FormErrors<Values>) {
  return ({ value, issues }: z.core.ParsePayload<Values>): void => {
    for (const [field, message] of Object.entries<string | undefined>(rules(value))) {
      issues.push({ code: "custom", input: value, path: [field], message });
    }
  };
}

/** Replaces the phone of a form by its normalized number. */
export function withNormalizedPhone<Values extends { phone: string; phoneCountryCode: string }>(
  values: Values,
): Values {
  const dialCode = getDialCode(values.phoneCountryCode);
  return { ...values, phone: normalizePhone(values.phone, dialCode) };
}

/** Path parameters of routes about one thing, and about something of a website. */
export const idParams = z.object({ id: queryText(limits.opaqueId) });
export const realtorParams = z.object({ realtorId: queryText(limits.opaqueId) });

/** Response after a deletion: the id. */
export const deleted = z.object({ id: z.string() });

export const totalCountHeader = z.object({
  "x-total-count": z.string().describe("Entries of all pages"),
});

export const timeZone = requiredText(limits.timeZone).refine(isTimeZone, {
  error: "choice.unknown" satisfies RuleCode,
});
