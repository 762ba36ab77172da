import type { Outcome } from "@realtor/server/delivery-outcome";
import { rootCauseMessage } from "@realtor/server/remote-error";

/** Answers to the credentials or the session, which the operator has to correct. */
const ofSession = new Set(["EAUTH", "ECONNECTION", "ETLS", "EDNS", "ESOCKET"]);

/**
 * The outcome of an attempt that the mailer rejected: an answer of 500 to 599 to the recipient or
 * the content is final, everything else is tried again.
 */
export function toMailOutcome(error: unknown): Outcome {
  if (!(error instanceof Error)) return { kind: "unavailable", error: String(error) };
  const code = "code" in error ? String(error.code) : "";
  const status = "responseCode" in error ? Number(error.responseCode) : undefined;
  if (status === undefined) return { kind: "unavailable", error: code || rootCauseMessage(error) };
  // The response may contain the address, which must not be logged.
  const response =
    "response" in error
      ? String(error.response)
          .replace(/^\d{3}[ -]/, "")
          .slice(0, 300)
      : "";
  const failure = { error: `SMTP ${status}`, receiverMessage: response };
  const isFinal = status >= 500 && status < 600 && !ofSession.has(code);
  return { kind: isFinal ? "rejected" : "unavailable", ...failure };
}
