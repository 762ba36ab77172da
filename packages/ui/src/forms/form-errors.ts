import type { ErrorCode } from "../labels/labels.ts";

/** Error codes by field; a valid field has no key. */
export type FormErrors<Values> = Readonly<Partial<Record<keyof Values & string, ErrorCode>>>;

export type FormState = "idle" | "sending" | "failed" | "sent";

/** Hidden fields of every form. */
export interface FormMetadata {
  /** Created when the form opens; the server stores repeated submissions once. */
  idempotencyKey: string;
  locale: string;
  /** Time the form opened, in milliseconds since the epoch, for spam protection: `docs/spec/forms.md#spam-protection`. */
  startedAt: number;
}
