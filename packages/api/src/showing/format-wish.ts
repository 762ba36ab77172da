import type { Locale } from "../locales.ts";
import type { Wish } from "./showing.ts";
import { isSameClock, wallTime, type WallTime } from "./zoned-time.ts";
import { zonePlace } from "./zone-places.ts";

interface Language {
  locale: Locale;
}

type DayStyle = "long" | "short" | "weekday" | "monthDay";

const dayStyles: Record<Locale, Record<DayStyle, Intl.DateTimeFormatOptions>> = {
  ko: {
    long: { month: "long", day: "numeric", weekday: "long" },
    short: { month: "long", day: "numeric", weekday: "short" },
    weekday: { weekday: "short" },
    monthDay: { month: "long", day: "numeric" },
  },
  en: {
    long: { weekday: "long", month: "long", day: "numeric" },
    short: { weekday: "short", month: "short", day: "numeric" },
    weekday: { weekday: "short" },
    monthDay: { month: "short", day: "numeric" },
  },
  "ja-JP": {
    long: { month: "long", day: "numeric", weekday: "short" },
    short: { month: "long", day: "numeric", weekday: "short" },
    weekday: { weekday: "short" },
    monthDay: { month: "long", day: "numeric" },
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A date (YYYY-MM-DD): "Thursday, December 3", "12월 3일 목요일", "12月3日(木)". */
export function formatDay(date: string, { locale }: Language, style: DayStyle = "long"): string {
  const key = `${locale} ${style}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, { ...dayStyles[locale][style], timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(`${date}T12:00:00Z`));
}

const periods: Record<Locale, readonly [am: string, pm: string]> = {
  ko: ["오전", "오후"],
  en: ["AM", "PM"],
  "ja-JP": ["午前", "午後"],
};

const dashes: Record<Locale, string> = { ko: "~", en: "–", "ja-JP": "〜" };

/** The hour on a twelve-hour clock; midnight is 午前0時 in Japanese. */
function clock({ hour, minute }: WallTime, locale: Locale): string {
  const short = hour % 12 || (locale === "ja-JP" && hour === 0 ? 0 : 12);
  if (minute > 0) return `${short}:${String(minute).padStart(2, "0")}`;
  return short + { ko: "시", en: "", "ja-JP": "時" }[locale];
}

/** From one time to another, without the half of the day. */
export function formatHours({ start, end }: Wish, timeZone: string, { locale }: Language): string {
  const [from, to] = [wallTime(start, timeZone), wallTime(end, timeZone)];
  if (locale === "en") return formatRange({ start, end }, timeZone, { locale });
  return clock(from, locale) + dashes[locale] + clock(to, locale);
}

/** "1–4 PM", "9 AM–12 PM"; "오후 1시~4시"; "午後1時〜4時". */
export function formatRange({ start, end }: Wish, timeZone: string, { locale }: Language): string {
  const [from, to] = [wallTime(start, timeZone), wallTime(end, timeZone)];
  const period = ({ hour }: WallTime) => periods[locale][hour < 12 ? 0 : 1];
  const dash = dashes[locale];
  const isSame = period(from) === period(to);
  if (locale === "en") {
    const first = isSame ? clock(from, locale) : `${clock(from, locale)} ${period(from)}`;
    return `${first}${dash}${clock(to, locale)} ${period(to)}`;
  }
  const space = locale === "ko" ? " " : "";
  const named = (time: WallTime) => period(time) + space + clock(time, locale);
  // Noon ends the morning: 오전 9시~12시.
  const isMorning = from.hour < 12 && to.hour === 12 && to.minute === 0;
  const last = isSame || isMorning ? clock(to, locale) : named(to);
  return named(from) + dash + last;
}

/** Day and time of a wish in a time zone: "Thursday, December 3, 12–5 PM". */
export function formatWish(
  wish: Wish,
  timeZone: string,
  { locale }: Language,
  style: DayStyle = "long",
): string {
  const day = formatDay(wallTime(wish.start, timeZone).date, { locale }, style);
  const range = formatRange(wish, timeZone, { locale });
  return locale === "en" ? `${day}, ${range}` : `${day} ${range}`;
}

/**
 * A wish where the visitor is: "Seoul: Friday, December 4, 5–10 AM"; null if the clocks there show the same
 * as those of the home.
 */
export function formatElsewhere(
  wish: Wish,
  zones: { timeZone: string; visitorTimeZone: string | null | undefined },
  { locale }: Language,
): string | null {
  const { timeZone, visitorTimeZone } = zones;
  if (!visitorTimeZone || isSameClock(wish.start, timeZone, visitorTimeZone)) return null;
  const text = formatWish(wish, visitorTimeZone, { locale });
  return `${zonePlace(visitorTimeZone, locale)}${locale === "en" ? ": " : " "}${text}`;
}

/** Only the range where the visitor is, with the weekday if it is another day. */
export function formatRangeElsewhere(
  wish: Wish,
  { timeZone, visitorTimeZone }: { timeZone: string; visitorTimeZone: string },
  { locale }: Language,
): string {
  const { date } = wallTime(wish.start, visitorTimeZone);
  const range = formatRange(wish, visitorTimeZone, { locale });
  return date === wallTime(wish.start, timeZone).date
    ? range
    : `${formatDay(date, { locale }, "weekday")} ${range}`;
}

/** The name of a time zone: "Pacific Time", "미 태평양 시간", "米国太平洋時間". */
export function formatZone(timeZone: string, at: string, { locale }: Language): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
