import type { FieldCode } from "@realtor/api/field-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";
import { getRequestContext } from "@realtor/server/request-context";
import { problemBody, problemHeaders } from "@realtor/server/problem";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An invalid field: a JSON pointer into the body (or `/name` of a query parameter) and a code. */
export interface FieldError {
  pointer: string;
  code: FieldCode;
}

/**
 * Status and message of each problem by its stable code; see `docs/spec/errors.md#error-catalog`.
 */
const problems = {
  "json.malformed": [400, "The body is not valid JSON."],
  "json.forbiddenKey": [400, "The body has a key that is not allowed."],
  "json.text": [400, "The body has text that is not valid Unicode, or a NUL character."],
  "form.malformed": [400, "The body is not a valid multipart form."],
  "query.invalid": [400, "The address has a value that is not valid."],
  "auth.invalidToken": [400, "This link was used already, or is too old."],
  "auth.passwordTooShort": [400, "This password is too short."],
  "auth.passwordTooLong": [400, "This password is too long."],
  "auth.wrongPassword": [400, "The current password is not right."],
  "auth.passwordTooWeak": [400, "This password is easy to guess. Please choose another."],
  "auth.required": [401, "Please sign in."],
  "auth.forbidden": [403, "You are not allowed to do this."],
  "auth.signInAgain": [403, "Please sign in again to do this."],
  "agreement.required": [403, "Please accept the realtor service agreement before publishing."],
  "provider.returnTo": [403, "Signing in cannot lead back to this address."],
  "upload.signature": [403, "This upload address is not valid."],
  "upload.expired": [403, "This upload address is no longer valid. Please ask for a new one."],
  "provider.unknown": [404, "Signing in this way is not set up."],
  "route.notFound": [404, "There is nothing at this address."],
  "realtor.notFound": [404, "This homepage does not exist."],
  "version.notFound": [404, "This version does not exist."],
  "preview.ended": [404, "This preview link has ended. Ask its sender for a new one."],
  "contact.notFound": [404, "This contact request does not exist."],
  "session.notFound": [404, "This session has ended already."],
  "account.notFound": [404, "This account does not exist."],
  "media.notFound": [404, "This picture does not exist."],
  "auth.noPassword": [409, "This account has no password yet. Please set one with a link."],
  "email.taken": [409, "An account with this e-mail address exists already."],
  "slug.taken": [409, "This homepage address is already taken."],
  "realtor.exists": [409, "You have a homepage already."],
  "realtor.stale": [409, "The homepage was changed elsewhere since you opened it."],
  "agreement.outdated": [
    409,
    "The agreement has changed since you opened it. Please read it again.",
  ],
  "agreement.unpublished": [
    409,
    "The agreement cannot be accepted yet: details of the operator are missing.",
  ],
  "upload.used": [409, "A picture was already sent to this upload address."],
  "invitation.accepted": [409, "This account has a password, so its address stays as it is."],
  "mail.unconfigured": [409, "No mail server is set up."],
  "mail.refused": [409, "The mail server does not accept a mail to this address."],
  "translation.unconfigured": [409, "No translation provider is set up."],
  "body.tooLarge": [413, "What was sent is too large."],
  "file.size": [413, "The picture is larger than 10 MB."],
  "body.contentType": [415, "What was sent has the wrong content type."],
  "file.type": [415, "This is not a picture of an allowed kind."],
  "file.dimensions": [422, "The picture is damaged, or its width or height is not usable."],
  "input.invalid": [422, "Some fields are not valid."],
  "publish.incomplete": [422, "The homepage lacks something that publishing requires."],
  "idempotency.mismatch": [422, "This Idempotency-Key was used for a different request."],
  "rate.limited": [429, "Too many requests. Please try again later."],
  "server.error": [500, "Something went wrong on our side."],
  "mail.unavailable": [503, "The mail server cannot be reached. Please try again in a moment."],
  "translation.unavailable": [503, "The text cannot be translated now. Please try again later."],
  "server.unavailable": [503, "The service is not ready. Please try again in a moment."],
} as const satisfies Partial<Record<ProblemCode, readonly [ContentfulStatusCode, string]>>;

type OwnProblemCode = keyof typeof problems;

/**
 * An error that ends the request; `sendProblem` turns it into RFC 9457 problem details.
 * `retryAfter` is in whole seconds.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: OwnProblemCode;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(
    code: OwnProblemCode,
    details: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(problems[code][1]);
    this.code = code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }

  get status(): ContentfulStatusCode {
    return problems[this.code][0];
  }
}

/** Serializes problem details with any status. */
export function serializeProblem(
  status: number,
  code: ProblemCode,
  message: string,
  errors: readonly FieldError[] = [],
): string {
  const title = titles[status] ?? "Error";
  const requestId = getRequestContext()?.requestId;
  return problemBody({ status, code, message, title, errors, requestId });
}

/** A problem details response with any status. */
export function problemResponse(
  c: Context,
  status: ContentfulStatusCode,
  code: ProblemCode,
  message: string,
  errors: readonly FieldError[] = [],
): Response {
  return c.body(serializeProblem(status, code, message, errors), status, problemHeaders);
}

export function sendProblem(c: Context, problem: Problem): Response {
  if (problem.retryAfter !== undefined) c.header("retry-after", String(problem.retryAfter));
  if (problem.status === 401) c.header("www-authenticate", "Bearer");
  // Otherwise the rest of the body would end the connection while the caller uses it for another call.
  if (c.req.raw.body && !c.req.raw.bodyUsed) c.header("connection", "close");
  return problemResponse(c, problem.status, problem.code, problem.message, problem.errors);
}

const titles: Partial<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};
