/** Date and time of day on a clock of one time zone. */
export interface WallTime {
  /** YYYY-MM-DD. */
  date: string;
  hour: number;
  minute: number;
}

const mostFormats = 20;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, since `Intl` formatters are slow to create; a name may be a visitor's, of which there are many. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
    if (formats.size < mostFormats) formats.set(timeZone, format);
  }
  return format;
}

/** What the clocks of a time zone show at an instant. */
export function wallTime(instant: Date | string, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(new Date(instant));
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return {
    date: `${read("year")}-${read("month")}-${read("day")}`,
    hour: Number(read("hour")),
    minute: Number(read("minute")),
  };
}

/** The clock as if it were in UTC, in milliseconds. */
function asUtc({ date, hour, minute }: WallTime): number {
  return Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
}

/** The instant (ISO 8601) at which the clocks of a time zone show a full hour of a date. */
export function instantAt(date: string, hour: number, timeZone: string): string {
  const wanted = asUtc({ date, hour, minute: 0 });
  const offsetAt = (time: number) => asUtc(wallTime(new Date(time), timeZone)) - time;
  // The offset of the first guess is that of another day if the clocks change in between.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess)).toISOString();
}

/** Whether the clocks of two time zones show the same at an instant. */
export function isSameClock(instant: string, one: string, other: string): boolean {
  return asUtc(wallTime(instant, one)) === asUtc(wallTime(instant, other));
}

/** Whether a text is the IANA name of a time zone. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +09:00 are valid for Intl, and have no daylight saving time.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
