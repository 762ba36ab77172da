import type { RuleCode } from "@realtor/api/rules";

export interface Problem {
  status: number;
  /** Stable, machine-readable: `body.tooLarge`. The client translates it. */
  code: string;
  /** One plain English sentence, for clients without a translation. */
  message: string;
  errors?: { pointer: string; code: RuleCode }[];
  headers?: Record<string, string>;
}

/**
 * Creates an RFC 9457 response, with `message` in addition to `detail`
 * (docs/spec/errors.md#problem-details).
 */
export function problem({ status, code, message, errors, headers }: Problem): Response {
  const body = {
    type: "about:blank",
    title: message,
    status,
    code,
    message,
    detail: message,
    errors,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...headers,
      "content-type": "application/problem+json",
      "cache-control": "no-store",
    },
  });
}

/** 429; `seconds` until the next request is accepted. */
export function tooManyRequests(seconds: number): Response {
  return problem({
    status: 429,
    code: "rate.limited",
    message: "Too many requests: try again later.",
    headers: { "retry-after": String(seconds) },
  });
}

/** 422 with a JSON pointer for each invalid field. */
export function validationProblem(errors: Record<string, RuleCode>): Response {
  return problem({
    status: 422,
    code: "fields.refused",
    message: "Some fields cannot be accepted as they are.",
    errors: Object.entries(errors).map(([field, code]) => ({
      pointer: field === "" ? "" : `/${field}`,
      code,
    })),
  });
}
