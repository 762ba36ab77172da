import * as z from "zod";

/** One refused field: a JSON pointer into the body ("" is the whole) and why. */
export const problemError = z.looseObject({ pointer: z.string(), code: z.string() });

/**
 * RFC 9457 problem details with `message` for people beside `detail`, a stable `code` and the
 * refused fields (DECISIONS 7). Served as `application/problem+json`.
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
