const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

/** The date in Pacific Time, as YYYY-MM-DD. */
export function pacificDate(now: Date): string {
  return format.format(now);
}
