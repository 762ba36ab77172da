import type { FieldCode } from "@realtor/api/field-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { getRequestContext } from "./request-context.ts";

/**
 * Status and message of every problem of the site and the services by its stable code; see
 * `docs/spec/errors.md#error-catalog`. The messages are for clients without a translation.
 */
export const problems = {
  "json.malformed": [400, "The body is not valid JSON."],
  "json.forbiddenKey": [400, "The body has a key that is not allowed."],
  "json.text": [400, "The body has text that is not valid Unicode, or a NUL character."],
  "body.malformed": [400, "The body is not valid JSON."],
  "form.malformed": [400, "The body is not a valid multipart form."],
  "query.invalid": [400, "The address has a value that is not valid."],
  "auth.invalidToken": [400, "This link was used already, or is too old."],
  "auth.passwordTooShort": [400, "This password is too short."],
  "auth.passwordTooLong": [400, "This password is too long."],
  "auth.passwordTooWeak": [400, "This password is easy to guess. Please choose another."],
  "auth.invalidEmail": [400, "This is not a valid e-mail address."],
  "auth.wrongPassword": [400, "The current password is not right."],
  "auth.wrongCode": [400, "This code is not right, or was used already."],
  "auth.challengeEnded": [400, "This sign-in took too long. Please enter the password again."],
  "auth.refused": [400, "The request was refused."],
  "auth.required": [401, "Please sign in."],
  "auth.invalidEmailOrPassword": [401, "The e-mail address or the password is not right."],
  "auth.secondFactorRequired": [401, "Signing in also needs a code."],
  "auth.forbidden": [403, "You are not allowed to do this."],
  "auth.bannedUser": [403, "This account is closed."],
  "auth.elsewhere": [
    403,
    "This account cannot sign in at this address. Sign in at the product's own.",
  ],
  "auth.signInAgain": [403, "Please sign in again to do this."],
  "auth.secondFactorMissing": [403, "Staff have to turn on two-step sign-in first."],
  "account.deleting": [403, "This account is being deleted. Please undo that first."],
  "agreement.required": [403, "Please accept the realtor service agreement before publishing."],
  "provider.returnTo": [403, "Signing in cannot lead back to this address."],
  "upload.signature": [403, "This upload address is not valid."],
  "upload.expired": [403, "This upload address is no longer valid. Please ask for a new one."],
  "origin.refused": [403, "This form can only be sent from its own site."],
  "provider.unknown": [404, "Signing in this way is not set up."],
  "route.notFound": [404, "There is nothing at this address."],
  "realtor.notFound": [404, "This website does not exist."],
  "version.notFound": [404, "This version does not exist."],
  "preview.ended": [404, "This preview link has ended. Ask its sender for a new one."],
  "contact.notFound": [404, "This contact request does not exist."],
  "session.notFound": [404, "This session has ended already."],
  "account.notFound": [404, "This account does not exist."],
  "lead.notFound": [404, "This request does not exist."],
  "listing.notFound": [404, "This listing does not exist."],
  "media.notFound": [404, "This photo does not exist."],
  "image.absent": [404, "This photo does not exist."],
  "auth.noPassword": [409, "This account has no password yet. Please set one with a link."],
  "auth.secondFactorOn": [409, "Two-step sign-in is on already."],
  "auth.secondFactorOff": [409, "Two-step sign-in is off."],
  "account.lastAdmin": [409, "Without this account no one could manage the product."],
  "email.taken": [409, "An account with this e-mail address exists already."],
  "slug.taken": [409, "This website address is already taken."],
  "slug.tooManyChanges": [
    409,
    "The address was changed five times within a year. Please ask our staff.",
  ],
  "realtor.exists": [409, "You have a website already."],
  "realtor.stale": [409, "The website was changed elsewhere since you opened it."],
  "listing.stale": [409, "The listing was changed elsewhere since you opened it."],
  "listing.duplicate": [409, "You have another listing with this address."],
  "website.suspended": [409, "Only our staff can publish this website. Please ask us."],
  "agreement.outdated": [
    409,
    "The agreement has changed since you opened it. Please read it again.",
  ],
  "agreement.unpublished": [
    409,
    "The agreement cannot be accepted yet: details of the operator are missing.",
  ],
  "upload.used": [409, "A photo was already sent to this upload address."],
  "invitation.accepted": [409, "This account has a password, so its address stays as it is."],
  "mail.unconfigured": [409, "No mail server is set up."],
  "mail.refused": [409, "The mail server does not accept a mail to this address."],
  "translation.unconfigured": [409, "No translation provider is set up."],
  "feed.running": [409, "The feed is running. Please wait until it is done, or stop it."],
  "feed.unconfigured": [409, "The settings of markets have no such feed, or not its credentials."],
  "realtor.deleted": [410, "This website was deleted."],
  "body.tooLarge": [413, "The body is too large."],
  "file.size": [413, "The photo is larger than 10 MB."],
  "body.contentType": [415, "The body has the wrong content type."],
  "body.type": [415, "The body has the wrong content type."],
  "file.type": [415, "This is not a photo of an allowed kind."],
  "file.dimensions": [422, "The photo is damaged, or its width or height is not usable."],
  "input.invalid": [422, "Some fields are not valid."],
  "fields.refused": [422, "Some fields are not valid."],
  "publish.incomplete": [422, "The website lacks something that publishing requires."],
  "listing.incomplete": [422, "The listing lacks something that publishing requires."],
  "idempotency.mismatch": [422, "This Idempotency-Key was used for a different request."],
  "rate.limited": [429, "Too many requests. Please try again later."],
  "server.error": [500, "Something went wrong on our side."],
  "image.unreadable": [502, "The photo cannot be fetched now. Please try again later."],
  "backend.unreachable": [502, "The service cannot be reached. Please try again in a moment."],
  "file.unavailable": [503, "Photos cannot be stored or read now. Please try again in a moment."],
  "mail.unavailable": [503, "The mail server cannot be reached. Please try again in a moment."],
  "translation.unavailable": [503, "The text cannot be translated now. Please try again later."],
  "server.unavailable": [503, "The service is not ready. Please try again in a moment."],
  "auth.unavailable": [503, "The sign-in service cannot be reached. Please try again in a moment."],
  "image.busy": [503, "Too many photos are being resized. Please try again in a moment."],
  "sheet.unavailable": [503, "The sheet cannot be created now. Please try again in a moment."],
  "share.unavailable": [503, "The image cannot be created now. Please try again in a moment."],
  "sitemap.unavailable": [503, "The list of pages cannot be read now. Please try again later."],
  "backend.timeout": [504, "The service takes too long to respond. Please try again in a moment."],
} as const satisfies Record<ProblemCode, readonly [status: number, message: string]>;

/** An invalid field: a JSON pointer into the body (or `/name` of a query parameter) and a code. */
export interface FieldError {
  pointer: string;
  code: FieldCode;
}

interface ProblemDetails {
  errors?: readonly FieldError[];
  /** That of the code by default. */
  status?: number;
  /** What `POST /api/auth/sign-in/second-factor` continues with; only of `auth.secondFactorRequired`. */
  challenge?: string;
}

export const problemHeaders = {
  "content-type": "application/problem+json",
  "cache-control": "no-store",
};

/**
 * Serializes RFC 9457 problem details with `message` and `code`
 * (`docs/spec/errors.md#problem-details`).
 */
export function serializeProblem(
  code: ProblemCode,
  { errors = [], status = problems[code][0], challenge }: ProblemDetails = {},
): string {
  const [, message] = problems[code];
  return JSON.stringify({
    type: "about:blank",
    status,
    code,
    message,
    title: titles[status] ?? "Error",
    errors,
    requestId: getRequestContext()?.requestId,
    detail: message,
    challenge,
  });
}

export function problemResponse(
  code: ProblemCode,
  details: {
    errors?: readonly FieldError[];
    headers?: Readonly<Record<string, string>>;
  } = {},
): Response {
  return new Response(serializeProblem(code, details), {
    status: problems[code][0],
    headers: { ...details.headers, ...problemHeaders },
  });
}

/** The names of RFC 9110; those of `node:http` are older. */
const titles: Partial<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};
