import type { Locale } from "@realtor/api/locales";
import type { IntlShape } from "react-intl";

interface TimeOptions {
  locale: Locale;
  /** IANA name of the user's time zone. */
  timeZone: string;
}

/** A short form of a time: now, a time of today, or a date. */
export type Received =
  | { kind: "now" }
  | { kind: "yesterday" }
  /** "오전 11:24" of today, "11. 18." of this year, "2025. 11. 18." of an earlier one. */
  | { kind: "text"; text: string };

const minute = 60_000;

/** Short form for the list. */
export function receivedShort(iso: string, now: Date, { locale, timeZone }: TimeOptions): Received {
  const then = new Date(iso);
  const passed = now.getTime() - then.getTime();
  // Tolerates a client clock that is up to five minutes slow.
  if (passed < minute && passed > -5 * minute) return { kind: "now" };
  const day = dayIn(timeZone);
  const text = (options: Intl.DateTimeFormatOptions): Received => ({
    kind: "text",
    text: format(then, locale, { ...options, timeZone }),
  });
  if (day(then) === day(now)) return text({ hour: "numeric", minute: "2-digit", hour12: true });
  if (day(then) === dayBefore(day(now))) return { kind: "yesterday" };
  return day(then).slice(0, 4) === day(now).slice(0, 4)
    ? text({ month: "numeric", day: "numeric" })
    : text({ year: "numeric", month: "numeric", day: "numeric" });
}

/** "Nov 20, 2:41 PM" in the reader's zone, without its name. */
export function receivedLocal(iso: string, { locale, timeZone }: TimeOptions): string {
  const day = { month: "short", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", hour12: true } as const;
  return format(new Date(iso), locale, { ...day, ...time, timeZone });
}

/** "2026년 11월 20일 오후 2:41 (PST)", with the zone: for titles. */
export function receivedFull(iso: string, { locale, timeZone }: TimeOptions): string {
  const then = new Date(iso);
  const date = format(then, locale, { dateStyle: "long", timeZone });
  const time = format(then, locale, { hour: "numeric", minute: "2-digit", hour12: true, timeZone });
  // Only English has short names for US time zones.
  const zone = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "short" })
    .formatToParts(then)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${date}${locale === "en" ? " at " : " "}${time} (${zone ?? timeZone})`;
}

/** "2026-11-20 14:41", for tables. */
export function receivedPlain(iso: string, timeZone: string): string {
  const then = new Date(iso);
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return `${dayIn(timeZone)(then)} ${new Intl.DateTimeFormat("en-GB", { ...time, timeZone }).format(then)}`;
}

function dayIn(timeZone: string): (moment: Date) => string {
  const formatter = new Intl.DateTimeFormat("en-CA", { timeZone });
  return (moment) => formatter.format(moment);
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

function format(moment: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  // Some browsers put a narrow no-break space before AM.
  return new Intl.DateTimeFormat(locale, options).format(moment).replace("\u202F", " ");
}

interface ReceivedOptions {
  now: Date;
  intl: IntlShape;
  locale: Locale;
  /** IANA name of the user's time zone. */
  timeZone: string;
}

/** When a request arrived, for lists: "Just now", "11:24 AM", "Yesterday" or a date. */
export function receivedText(
  iso: string,
  { now, intl, locale, timeZone }: ReceivedOptions,
): string {
  const received = receivedShort(iso, now, { locale, timeZone });
  return received.kind === "text"
    ? received.text
    : intl.formatMessage({ id: `inbox.time.${received.kind}` });
}
