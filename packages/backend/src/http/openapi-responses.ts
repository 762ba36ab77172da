import { problemDetails } from "@realtor/api/loaning-schemas";
import type { ProblemStatus } from "@realtor/api/loaning-schemas";
import type { ZodType } from "zod";

export function jsonResponse<Schema extends ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** Problem details of these statuses, and of 500, for the OpenAPI document. */
export function problemResponses(...statuses: readonly ProblemStatus[]) {
  return Object.fromEntries(
    [...statuses, 500 as const].map((status) => [
      status,
      {
        description: descriptions[status],
        content: { "application/problem+json": { schema: problemDetails } },
      },
    ]),
  );
}

const descriptions: Record<ProblemStatus, string> = {
  400: "Malformed JSON or an invalid query value.",
  401: "Missing or expired token.",
  403: "Not allowed for this user, or an invalid upload URL.",
  404: "Does not exist, or is not visible to this user.",
  409: "Already taken, or changed concurrently.",
  413: "The body is too large.",
  415: "Unsupported content type or file content.",
  422: "Some fields are invalid; see `errors`.",
  429: "Too many requests from this client; see Retry-After.",
  500: "Internal error.",
  503: "Not ready.",
};
