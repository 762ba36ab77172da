import type { RuleCode } from "@realtor/api/rules";
import type { Context } from "hono";

/** Who sent a form and how, beside what is in it. */
export interface Sender {
  /** The visitor's IP address. */
  address: string;
  /** Made when the form opened; absent without script. */
  idempotencyKey?: string | undefined;
  userAgent?: string | undefined;
}

/** What became of a form that the browser sent itself; `values` are as typed, for showing it again. */
export type FormResult =
  | { kind: "sent"; values: Record<string, string>; id: string }
  | { kind: "refused"; values: Record<string, string>; errors: Record<string, RuleCode> }
  | { kind: "limited"; values: Record<string, string>; retryAfter: number };

/** Answers a browser without script: 303 to a thank-you, or the page again with what was typed. */
export type OnFormResult = (c: Context, result: FormResult) => Response | Promise<Response>;

/** A checkbox as browsers send it; an unticked one is not sent at all. */
export function isTicked(value: string | undefined): boolean {
  return value !== undefined && ["on", "Y", "true", "1"].includes(value);
}

/** The first code of each field, by its name; "" is the form as a whole. */
export function errorsByField(
  errors: { pointer: string; code: RuleCode }[],
): Record<string, RuleCode> {
  // The first refusal of a field is the one to show, and fromEntries keeps the last.
  return Object.fromEntries(
    errors.toReversed().map(({ pointer, code }) => [pointer.slice(1), code] as const),
  );
}
