import type { Locale } from "@realtor/api/locales";

interface TimeOptions {
  now: Date;
  locale: Locale;
  /** IANA name of the reader's time zone. */
  timeZone: string;
}

/** Where a time is in the list: under a day of the last week, or among the earlier ones. */
export type Day = "today" | "yesterday" | "earlier" | { text: string };

const dayMs = 24 * 60 * 60 * 1000;
const daysByName = 7;

/** The heading of a time in the list. */
export function findDay(iso: string, { now, locale, timeZone }: TimeOptions): Day {
  const then = new Date(iso);
  const days = dayNumber(now, timeZone) - dayNumber(then, timeZone);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  if (days >= daysByName) return "earlier";
  const text = { weekday: "long", month: "long", day: "numeric", timeZone } as const;
  return { text: new Intl.DateTimeFormat(locale, text).format(then) };
}

/** "4:10 PM", with the date if the heading does not say it: "Nov 18, 5:30 PM". */
export function formatTime(iso: string, options: TimeOptions): string {
  return findDay(iso, options) === "earlier"
    ? formatMoment(iso, options)
    : formatClock(iso, options);
}

/** "Nov 20, 4:10 PM", with the year if it is another one. */
export function formatMoment(iso: string, { now, locale, timeZone }: TimeOptions): string {
  const then = new Date(iso);
  const yearOf = (date: Date) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(date);
  return format(then, locale, {
    ...(yearOf(then) === yearOf(now) ? {} : { year: "numeric" }),
    month: "short",
    day: "numeric",
    ...clock,
    timeZone,
  });
}

const clock = { hour: "numeric", minute: "2-digit", hour12: true } as const;

function formatClock(iso: string, { locale, timeZone }: TimeOptions): string {
  return format(new Date(iso), locale, { ...clock, timeZone });
}

/** Days since 1970 in the calendar of a time zone. */
function dayNumber(moment: Date, timeZone: string): number {
  const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function format(moment: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a narrow no-break space before AM.
  return new Intl.DateTimeFormat(locale, options).format(moment).replace("\u202F", " ");
}
