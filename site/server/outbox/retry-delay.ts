/** How long after a failed attempt the next one follows; all in seconds. */
export interface RetryDelays {
  /** After the first failure; each further one doubles it. */
  first: number;
  /** While the receiver is away: at most this, for as many days as it takes. */
  longest: number;
  /** After the receiver has refused: at least this. */
  refused: number;
}

export const retryDelays: RetryDelays = { first: 2, longest: 300, refused: 3600 };

/**
 * Seconds until the next attempt after `attempts` have failed (1 or more). A quarter of it is chance
 * (`random` in 0–1), so that many waiting requests do not all come back at one moment.
 */
export function retryDelay(
  attempts: number,
  { first, longest }: Pick<RetryDelays, "first" | "longest">,
  random: number,
): number {
  const doubled = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return doubled * (0.75 + random / 4);
}
