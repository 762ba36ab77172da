const day = 86_400_000;

/** The dates (YYYY-MM-DD) of two weeks from the Sunday before `today`, or from `today` on a Sunday. */
export function calendarDays(today: string): string[] {
  const start = new Date(`${today}T00:00:00Z`);
  const sunday = start.getTime() - start.getUTCDay() * day;
  return Array.from({ length: 14 }, (_, index) =>
    new Date(sunday + index * day).toISOString().slice(0, 10),
  );
}
