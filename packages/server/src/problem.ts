import type { FieldCode } from "@realtor/api/field-codes";
import type { ProblemCode } from "@realtor/api/problem-codes";

/** RFC 9457 problem details with `message` and `code` (docs/spec/errors.md#problem-details). */
export interface ProblemDetails {
  status: number;
  /** Stable, machine-readable. The site has words for each in three languages. */
  code: ProblemCode;
  /** One plain English sentence, for clients without a translation. */
  message: string;
  /** `message` by default. */
  title?: string;
  /** A JSON pointer and a code for each invalid field. */
  errors?: readonly { pointer: string; code: FieldCode }[];
  requestId?: string | undefined;
}

/** Headers of every problem response. */
export const problemHeaders = {
  "content-type": "application/problem+json",
  "cache-control": "no-store",
};

/** Serializes problem details. */
export function problemBody(problem: ProblemDetails): string {
  const { message, title = message } = problem;
  return JSON.stringify({ type: "about:blank", ...problem, title, detail: message });
}

/** Creates a problem response. */
export function problemResponse({
  headers,
  ...problem
}: ProblemDetails & { headers?: Readonly<Record<string, string>> }): Response {
  return new Response(problemBody(problem), {
    status: problem.status,
    headers: { ...headers, ...problemHeaders },
  });
}
