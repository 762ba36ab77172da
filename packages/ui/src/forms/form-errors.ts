import type { ErrorCode } from "../labels/labels.ts";

/** What is wrong with a form, by field; a field that is fine has no key. Codes, never sentences. */
export type FormErrors<Values> = Readonly<Partial<Record<keyof Values & string, ErrorCode>>>;

/** Where a form stands. */
export type FormState = "idle" | "sending" | "failed" | "sent";

/** What every form carries to a server that may never meet its script. */
export interface FormFrame {
  /** Made when the form opened: however often it is sent, it is stored once (DECISIONS 8). */
  idempotencyKey: string;
  locale: string;
  /** When the form opened, in milliseconds since 1970: the time trap. */
  startedAt: number;
}
