/** Returns the date `days` after `today` (before, if negative) as YYYY-MM-DD in UTC. */
export function dayFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns a time of working hours on the date `days` after `today` (before, if negative). */
export function timestampFrom(today: Date, days: number): string {
  return `${dayFrom(today, days)}T17:00:00Z`;
}
