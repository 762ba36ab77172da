/** Result of one attempt to deliver to an external receiver. */
export type Outcome =
  | { kind: "delivered" }
  /**
   * The receiver is unavailable or busy. `waitSeconds`, from Retry-After, pauses the whole channel, and so do
   * several attempts in a row with `noResponse`: no connection, or a time limit.
   */
  | ({ kind: "unavailable"; waitSeconds?: number; noResponse?: boolean } & Failure)
  /** The receiver rejects the request until something is reconfigured. */
  | ({ kind: "rejected" } & Failure);

interface Failure {
  error: string;
  /**
   * The receiver's response, shown to staff. Stored but not logged, as it may repeat personal data.
   */
  receiverMessage?: string;
}

/** What is stored about a failed attempt, for staff: at most 500 characters. */
export function describeFailure({ error, receiverMessage }: Failure): string {
  return [error, receiverMessage].filter(Boolean).join(" ").slice(0, 500);
}

/** Seconds that the receiver asks to wait; 0 without a request. */
export function requestedWait(outcome: Outcome): number {
  return outcome.kind === "unavailable" ? (outcome.waitSeconds ?? 0) : 0;
}

/** Delays between attempts, in seconds. */
export interface RetryDelays {
  /** After the first failure; doubles after each further one. */
  first: number;
  /** Upper limit while the receiver is unavailable; retries never stop. */
  longest: number;
  /** Lower limit after a rejection; null: it is attempted again when someone asks for it. */
  rejected: number | null;
}

export const retryDelays: RetryDelays = { first: 2, longest: 300, rejected: 3600 };

/**
 * Exponential backoff: seconds until the next attempt after `attempts` failures (1 or more).
 * `random` in 0–1 adds up to 25 % jitter.
 */
export function retryDelay(
  attempts: number,
  { first, longest }: Pick<RetryDelays, "first" | "longest">,
  random: number,
): number {
  const doubled = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return doubled * (0.75 + random / 4);
}

/** Parses Retry-After (seconds or a date) to seconds: clamped to 1 s to 24 h, 30 s when absent. */
export function readRetryAfter(header: string | null, now = Date.now()): number {
  if (header === null || header.trim() === "") return 30;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? 30 : Math.min(86_400, Math.max(1, Math.ceil(seconds)));
}
