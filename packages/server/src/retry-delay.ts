/** Delays between attempts, in seconds. */
export interface RetryDelays {
  /** After the first failure; doubles after each further one. */
  first: number;
  /** Upper limit while the receiver is unavailable; retries never stop. */
  longest: number;
  /** Lower limit after a rejection. */
  rejected: number;
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
