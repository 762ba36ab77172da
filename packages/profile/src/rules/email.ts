import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

// The local part is permissive: old Japanese carrier addresses contain ".." or end in ".".
const shape =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/u;

/**
 * Local part, @, dotted domain, top-level domain of at least two letters: `email.format`. See
 * `docs/spec/validation.md#email`.
 */
export function checkEmail(value: string): RuleCode | null {
  const fits = value.length <= limits.email && value.indexOf("@") <= limits.emailLocalPart;
  return fits && shape.test(value) ? null : "email.format";
}
