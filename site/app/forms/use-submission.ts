import { ApiError } from "@realtor/api/http";
import { isRuleCode, type RuleCode } from "@realtor/api/rules";
import { useRef, useState } from "react";

type Errors<Values> = Partial<Record<keyof Values & string, RuleCode>>;

interface Submission<Values> {
  state: "idle" | "sending" | "failed" | "sent";
  /** What the server refused, by field. */
  errors: Errors<Values>;
}

export interface SubmissionOptions<Values> {
  /** Stores what was typed; the same key again stores nothing new. */
  send: (values: Values, idempotencyKey: string) => Promise<unknown>;
  /** It is stored: what was kept of it may go. */
  onSent: () => void;
  /** How the form stands when the server already answered it without script. */
  initial?: Submission<Values>;
}

/**
 * Sends a form once, however often the button is pressed (DECISIONS section 8). A refusal names its
 * fields; anything else is `failed`, and what was typed stays where it is.
 */
export function useSubmission<Values>({ send, onSent, initial }: SubmissionOptions<Values>) {
  const [submission, setSubmission] = useState<Submission<Values>>(
    initial ?? { state: "idle", errors: {} },
  );
  const key = useRef<string | null>(null);

  async function submit(values: Values): Promise<void> {
    setSubmission({ state: "sending", errors: {} });
    key.current ??= crypto.randomUUID();
    try {
      await send(values, key.current);
      key.current = null;
      onSent();
      setSubmission({ state: "sent", errors: {} });
    } catch (error) {
      console.error(error);
      const errors = refusedFields<Values>(error);
      const refused = Object.keys(errors).length > 0;
      setSubmission({ state: refused ? "idle" : "failed", errors });
    }
  }

  return { ...submission, submit, reset: () => setSubmission({ state: "idle", errors: {} }) };
}

function refusedFields<Values>(error: unknown): Errors<Values> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  // Pointers name the fields of the form that was sent: `/phone`.
  return Object.fromEntries(
    error.errors.flatMap(({ pointer, code }) =>
      isRuleCode(code) ? [[pointer.slice(1), code] as const] : [],
    ),
  ) as Errors<Values>;
}
