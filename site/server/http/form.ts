import type { RuleCode } from "@realtor/api/rules";
import type { Context } from "hono";

export interface Sender {
  address: string;
  /** Generated when the form opens; absent without JavaScript. */
  idempotencyKey?: string | undefined;
  userAgent?: string | undefined;
}

/**
 * Result of a form posted by the browser itself; `values` are as entered, for rendering the form
 * again.
 */
export type FormResult =
  | { kind: "sent"; values: Record<string, string>; id: string }
  | { kind: "rejected"; values: Record<string, string>; errors: Record<string, RuleCode> }
  | { kind: "limited"; values: Record<string, string>; retryAfter: number };

/**
 * Responds to a form posted without JavaScript: 303 to a confirmation, or the page with the entered
 * values.
 */
export type OnFormResult = (c: Context, result: FormResult) => Response | Promise<Response>;

/** Whether a checkbox is checked; browsers omit unchecked ones. */
export function isTicked(value: string | undefined): boolean {
  return value !== undefined && ["on", "Y", "true", "1"].includes(value);
}

/** The first error code of each field by name; "" is the form as a whole. */
export function errorsByField(
  errors: { pointer: string; code: RuleCode }[],
): Record<string, RuleCode> {
  // Reversed, since fromEntries retains the last entry of a key.
  return Object.fromEntries(
    errors.toReversed().map(({ pointer, code }) => [pointer.slice(1), code] as const),
  );
}
