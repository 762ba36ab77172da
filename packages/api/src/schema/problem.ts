import { isRuleCode, type RuleCode } from "@realtor/profile/rules/rule-code";
import { z } from "./zod.ts";

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

type Issue = z.core.$ZodIssue;

/** Converts a path to an RFC 6901 pointer: `["photos", 0, "url"]` is `/photos/0/url`. */
export function jsonPointer(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * Returns the issues of the union branch that the value was meant for: the first whose
 * discriminator matches.
 */
function getIntendedBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const intended = branches.filter((issues) =>
    issues.every((issue) => issue.message !== "choice.unknown" || issue.path.length > 1),
  );
  return intended[0] ?? branches[0] ?? [];
}

function flatten(
  issue: Issue,
  path: readonly PropertyKey[],
): { pointer: string; code: RuleCode }[] {
  const here = [...path, ...issue.path];
  const inner = issue.code === "invalid_union" ? getIntendedBranch(issue.errors) : [];
  if (inner.length > 0) return inner.flatMap((deeper) => flatten(deeper, here));
  return [{ pointer: jsonPointer(here), code: isRuleCode(issue.message) ? issue.message : "type" }];
}

/**
 * Converts a schema's issues to the `errors[]` of problem details: a JSON pointer and a RuleCode
 * each, in field order.
 */
export function problemErrors(error: z.ZodError): { pointer: string; code: RuleCode }[] {
  return error.issues.flatMap((issue) => flatten(issue, []));
}
