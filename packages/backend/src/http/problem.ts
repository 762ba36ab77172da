import type { ProblemCode } from "@realtor/api/problem-codes";
import { problemHeaders, problems, serializeProblem } from "@realtor/server/problem";
import type { FieldError } from "@realtor/server/problem";
import type { Context } from "hono";

/**
 * An error that ends the request; `sendProblem` turns it into RFC 9457 problem details.
 * `retryAfter` is in whole seconds.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    details: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    super(problems[code][1]);
    this.code = code;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }

  get status() {
    return problems[this.code][0];
  }
}

/** Responds with problem details; the headers that were set on `c` remain. */
export function sendProblem(c: Context, { status, code, errors, retryAfter }: Problem): Response {
  if (retryAfter !== undefined) c.header("retry-after", String(retryAfter));
  if (status === 401) c.header("www-authenticate", "Bearer");
  // Otherwise the rest of the body would end the connection while the caller uses it for another call.
  const isUnread = c.req.raw.body && !c.req.raw.bodyUsed;
  if (isUnread || status === 413) c.header("connection", "close");
  return c.body(serializeProblem(code, { errors }), status, problemHeaders);
}
