import { problemErrors, realtorProfileInput } from "@realtor/api/loaning-schemas";
import type { RealtorProfileInput } from "@realtor/api/loaning";
import type { RuleCode } from "@realtor/api/rules";
import type { Draft } from "#app/profile/draft/draft.ts";

export type ImportFile =
  | { kind: "profile"; profile: RealtorProfileInput; id: string | null }
  | { kind: "tooLarge" }
  | { kind: "unreadable" }
  /** A profile with invalid values; `values` is the file, and `draft` its draft's changes. */
  | {
      kind: "invalid";
      errors: readonly { pointer: string; code: RuleCode }[];
      values: Draft;
      draft: Draft;
    };

/** The upload limit of the service. */
const maxBytes = 2 * 1024 * 1024;
/** Deeper than any profile: limits recursion in the schema. */
const maxDepth = 40;

/** Reads and validates an exported profile without importing it. */
export async function readImport(file: Blob): Promise<ImportFile> {
  if (file.size > maxBytes) return { kind: "tooLarge" };
  const parsed = parseJson(await file.text());
  if (!isObject(parsed) || getDepth(parsed) > maxDepth) return { kind: "unreadable" };
  const result = realtorProfileInput.safeParse(parsed);
  if (!result.success) {
    // Without its only required key it is not a profile.
    if (typeof parsed["desiredUrl"] !== "string") return { kind: "unreadable" };
    const errors = problemErrors(result.error);
    return { kind: "invalid", errors, values: parsed, draft: getChanges(parsed) };
  }
  const { id } = parsed;
  return { kind: "profile", profile: result.data, id: typeof id === "string" ? id : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The changes of the draft in a file, valid or not. */
function getChanges({ draft }: Draft): Draft {
  const changes = isObject(draft) ? draft["changes"] : null;
  return isObject(changes) ? changes : {};
}

/** Nesting depth, computed without recursion. */
function getDepth(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth <= maxDepth) {
    depth++;
    level = level.flatMap((item) =>
      typeof item === "object" && item !== null ? Object.values(item) : [],
    );
  }
  return depth;
}
