/**
 * All validation error codes of rules, schemas and services; the site translates them. See
 * `docs/spec/validation.md#rules`.
 */
export const ruleCodes = [
  "required",
  "type",
  "text.invalid",
  "text.tooLong",
  "text.tooShort",
  "phone.format",
  "phone.length",
  "email.format",
  "email.taken",
  "slug.format",
  "slug.length",
  "slug.reserved",
  "slug.taken",
  "slug.tooManyChanges",
  "webAddress.format",
  "videoLink.format",
  "date.format",
  "date.future",
  "date.past",
  "flag.format",
  "color.format",
  "zipcode.format",
  "number.range",
  "choice.unknown",
  "consent.required",
  "list.tooLong",
  "list.tooShort",
  "list.duplicate",
  "file.type",
  "file.size",
] as const;

export type RuleCode = (typeof ruleCodes)[number];

export function isRuleCode(value: string): value is RuleCode {
  return (ruleCodes as readonly string[]).includes(value);
}
