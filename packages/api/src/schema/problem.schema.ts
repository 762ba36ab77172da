import * as z from "zod";

/** A validation error: a JSON pointer into the body ("" is the root) and a code. */
export const problemError = z.looseObject({ pointer: z.string(), code: z.string() });

/**
 * RFC 9457 problem details plus `message` for users, a stable `code` and validation errors. Media
 * type: `application/problem+json`.
 */
export const problemDetails = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  code: z.string(),
  message: z.string(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(problemError).optional(),
});

export type ProblemError = z.infer<typeof problemError>;
export type ProblemDetails = z.infer<typeof problemDetails>;
