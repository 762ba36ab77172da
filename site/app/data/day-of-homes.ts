const format = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Los_Angeles" });

/** The day where the homes are, as YYYY-MM-DD. */
export function dayOfHomes(now: Date): string {
  return format.format(now);
}
