import { problemErrors, realtorProfileInput } from "@realtor/api/loaning-schemas";
import type { RealtorProfileInput } from "@realtor/api/loaning";
import type { RuleCode } from "@realtor/api/rules";

/** What a chosen file turned out to be. */
export type ImportFile =
  | { kind: "profile"; profile: RealtorProfileInput; id: string | null }
  | { kind: "tooLarge" }
  | { kind: "unreadable" }
  /** A profile with values of the wrong kind: a JSON pointer and a code each. */
  | { kind: "wrong"; errors: readonly { pointer: string; code: RuleCode }[] };

/** What the service takes in one file. */
const maxBytes = 2 * 1024 * 1024;
/** Deeper than any profile; a file of brackets alone must not fill the stack. */
const maxDepth = 40;

/** Reads an exported profile without changing anything: the dry run of an import. */
export async function readImport(file: Blob): Promise<ImportFile> {
  if (file.size > maxBytes) return { kind: "tooLarge" };
  const parsed = parseJson(await file.text());
  if (!isObject(parsed) || depthOf(parsed) > maxDepth) return { kind: "unreadable" };
  const result = realtorProfileInput.safeParse(parsed);
  if (!result.success) {
    // Without its one required key it is no profile at all.
    if (typeof parsed["desiredUrl"] !== "string") return { kind: "unreadable" };
    return { kind: "wrong", errors: problemErrors(result.error) };
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

/** Levels of nesting, looked for without recursion. */
function depthOf(value: unknown): number {
  let depth = 0;
  let level: unknown[] = [value];
  while (level.length > 0 && depth <= maxDepth) {
    depth++;
    level = level.flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [],
    );
  }
  return depth;
}
