import type { RuleCode } from "@realtor/api/rules";

export interface Problem {
  status: number;
  /** Stable, for programs: `body.tooLarge`. The site translates it. */
  code: string;
  /** One plain sentence for people without a translation. */
  message: string;
  errors?: { pointer: string; code: RuleCode }[];
  headers?: Record<string, string>;
}

/** An answer in RFC 9457 problem details with `message` beside `detail` (DECISIONS section 7). */
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

/** Too many calls from one address; `seconds` until the next may come. */
export function tooManyRequests(seconds: number): Response {
  return problem({
    status: 429,
    code: "rate.limited",
    message: "Too many requests: try again later.",
    headers: { "retry-after": String(seconds) },
  });
}

/** 422 with a JSON pointer for each refused field. */
export function refusedFields(errors: Record<string, RuleCode>): Response {
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
