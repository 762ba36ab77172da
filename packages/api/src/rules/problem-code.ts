/**
 * Every `code` of problem details that the site or the services send, by status. The site has words
 * for each (`site/app/problems/problem-messages.ts`); see `docs/spec/errors.md#error-catalog`.
 */
export const problemCodes = [
  // 400
  "json.malformed",
  "json.forbiddenKey",
  "json.text",
  "body.malformed",
  "form.malformed",
  "query.invalid",
  "auth.invalidToken",
  "auth.passwordTooShort",
  "auth.passwordTooLong",
  "auth.passwordTooWeak",
  "auth.invalidEmail",
  "auth.wrongPassword",
  "auth.wrongCode",
  "auth.challengeEnded",
  "auth.refused",
  // 401
  "auth.required",
  "auth.invalidEmailOrPassword",
  "auth.secondFactorRequired",
  // 403
  "auth.forbidden",
  "auth.bannedUser",
  "auth.elsewhere",
  "auth.signInAgain",
  "auth.secondFactorMissing",
  "account.deleting",
  "agreement.required",
  "provider.returnTo",
  "upload.signature",
  "upload.expired",
  "origin.refused",
  // 404
  "provider.unknown",
  "route.notFound",
  "realtor.notFound",
  "version.notFound",
  "preview.ended",
  "contact.notFound",
  "session.notFound",
  "account.notFound",
  "lead.notFound",
  "listing.notFound",
  "media.notFound",
  "image.absent",
  // 409
  "auth.noPassword",
  "auth.secondFactorOn",
  "auth.secondFactorOff",
  "account.lastAdmin",
  "email.taken",
  "slug.taken",
  "slug.tooManyChanges",
  "realtor.exists",
  "realtor.stale",
  "listing.stale",
  "listing.duplicate",
  "website.suspended",
  "agreement.outdated",
  "agreement.unpublished",
  "upload.used",
  "invitation.accepted",
  "mail.unconfigured",
  "mail.refused",
  "translation.unconfigured",
  "feed.running",
  "feed.unconfigured",
  // 410
  "realtor.deleted",
  // 413
  "body.tooLarge",
  "file.size",
  // 415
  "body.contentType",
  "body.type",
  "file.type",
  // 422
  "file.dimensions",
  "input.invalid",
  "fields.refused",
  "publish.incomplete",
  "listing.incomplete",
  "idempotency.mismatch",
  // 429
  "rate.limited",
  // 500
  "server.error",
  // 502, 503, 504
  "file.unavailable",
  "mail.unavailable",
  "translation.unavailable",
  "image.unreadable",
  "server.unavailable",
  "auth.unavailable",
  "image.busy",
  "sheet.unavailable",
  "share.unavailable",
  "sitemap.unavailable",
  "backend.unreachable",
  "backend.timeout",
] as const;

export type ProblemCode = (typeof problemCodes)[number];

export function isProblemCode(value: string): value is ProblemCode {
  return (problemCodes as readonly string[]).includes(value);
}
