import { ApiError } from "@realtor/api/http";
import { isRuleCode, type RuleCode } from "@realtor/api/rules";
import { useRef, useState } from "react";
import type { SentRequest } from "./phone-answer.tsx";

type Errors<Values> = Partial<Record<keyof Values & string, RuleCode>>;

interface Submission<Values> extends SentRequest {
  state: "idle" | "sending" | "failed" | "sent";
  /** The server's validation errors, by field. */
  errors: Errors<Values>;
}

export interface SubmissionOptions<Values> {
  /** Stores the values; a repeated key stores nothing new. */
  send: (values: Values, idempotencyKey: string) => Promise<unknown>;
  /** Called once the values are stored. */
  onSent: () => void;
  /** State rendered by the server after a submission without JavaScript. */
  initial?: Submission<Values>;
}

/**
 * Submits a form with one idempotency key until it succeeds, so that retries store it once. A 422 sets
 * `errors` by field; any other failure sets `failed`. The values stay in the form.
 */
export function useSubmission<Values>({ send, onSent, initial }: SubmissionOptions<Values>) {
  const [submission, setSubmission] = useState<Submission<Values>>(
    initial ?? { state: "idle", errors: {} },
  );
  const key = useRef<string | null>(null);

  async function submit(values: Values): Promise<void> {
    setSubmission({ state: "sending", errors: {} });
    // crypto.randomUUID requires https, and an own domain may use http.
    key.current ??= crypto.getRandomValues(new Uint32Array(4)).join("-");
    try {
      const requestKey = key.current;
      await send(values, requestKey);
      key.current = null;
      onSent();
      setSubmission({ state: "sent", errors: {}, requestKey });
    } catch (error) {
      console.error(error);
      const errors = rejectedFields<Values>(error);
      const rejected = Object.keys(errors).length > 0;
      setSubmission({ state: rejected ? "idle" : "failed", errors });
    }
  }

  return { ...submission, submit, reset: () => setSubmission({ state: "idle", errors: {} }) };
}

function rejectedFields<Values>(error: unknown): Errors<Values> {
  if (!(error instanceof ApiError) || error.status !== 422) return {};
  // JSON pointers name the submitted fields: `/phone`.
  return Object.fromEntries(
    error.errors.flatMap(({ pointer, code }) =>
      isRuleCode(code) ? [[pointer.slice(1), code] as const] : [],
    ),
  ) as Errors<Values>;
}
