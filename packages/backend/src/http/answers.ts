import { problemDetails } from "@realtor/api/loaning-schemas";
import { z } from "zod";
import type { ZodType } from "zod";

/** A JSON answer for the OpenAPI document. */
export function jsonAnswer<Schema extends ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

/** A page of a list, with the count of all pages in a header, for the OpenAPI document. */
export function listAnswer<Schema extends ZodType>(description: string, schema: Schema) {
  return {
    ...jsonAnswer(description, z.array(schema)),
    headers: z.object({ "x-total-count": z.string().describe("Entries of all pages") }),
  };
}

/** The problem details of these statuses for the OpenAPI document; every call may also answer 500. */
export function problemAnswers(...statuses: (keyof typeof descriptions)[]) {
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

const descriptions = {
  400: "Malformed: not JSON, or a query value that is not valid.",
  401: "No token, or one that is not valid any more.",
  403: "Not allowed for this person, or an upload address that is not valid.",
  404: "There is no such thing, or not for this person.",
  409: "Taken, or changed elsewhere in the meantime.",
  413: "The body is too large.",
  415: "The content type, or the content itself, is of the wrong kind.",
  422: "Some fields are not valid; `errors` says which and why.",
  429: "Too many requests from this address; see Retry-After.",
  500: "A fault of the service.",
  503: "Not ready.",
} as const;
