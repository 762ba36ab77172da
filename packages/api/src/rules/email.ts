import { limits } from "./limits.ts";
import type { RuleCode } from "./rule-code.ts";

// The local part is generous on purpose: old Japanese carrier addresses hold "..", or end in ".".
const shape =
  /^[^\s\p{Cc}@<>()[\]\\,;:"]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/u;

/** Local part, at sign, dotted domain, top-level domain of two letters or more (SPEC section 5): `email.format`. */
export function checkEmail(value: string): RuleCode | null {
  const fits = value.length <= limits.email && value.indexOf("@") <= limits.emailLocalPart;
  return fits && shape.test(value) ? null : "email.format";
}
