/**
 * Every reason for which a value is refused. Rules, schemas and services answer with these and
 * nothing else; the site turns them into sentences (SPEC section 5).
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
  "domain.taken",
  "webAddress.format",
  "videoLink.format",
  "date.format",
  "date.future",
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

/** True for a text that is one of `ruleCodes`, such as the code a service answered. */
export function isRuleCode(value: string): value is RuleCode {
  return (ruleCodes as readonly string[]).includes(value);
}
