const day = 86_400_000;
const week = 7;
const mostWeeks = 3;

/**
 * The dates (YYYY-MM-DD) of whole weeks from `today` through the last of `dates`, at most three weeks. The first is
 * today, so that no cell is in the past.
 */
export function calendarDays(today: string, dates: readonly string[]): string[] {
  const start = Date.parse(`${today}T00:00:00Z`);
  const last = Math.max(start, ...dates.map((date) => Date.parse(`${date}T00:00:00Z`)));
  const weeks = Math.min(mostWeeks, Math.floor((last - start) / day / week) + 1);
  return Array.from({ length: weeks * week }, (_, index) =>
    new Date(start + index * day).toISOString().slice(0, 10),
  );
}
