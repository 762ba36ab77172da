/**
 * Details of a test that repeats the check of another one for more pages, languages or rounds, or waits for
 * minutes: `npm test` leaves it out, `pnpm test:extended` runs it, and CI runs both.
 */
export const extended = { tag: "@extended" } as const;

/** Details of a test for one of several values: all but the first are extended tests. */
export function extendedExcept<Value>(first: Value, value: Value): { tag?: "@extended" } {
  return value === first ? {} : extended;
}
