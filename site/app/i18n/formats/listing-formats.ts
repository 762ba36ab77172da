import type { Locale } from "@realtor/api/locales";
import type { AreaParts, ListingFormats } from "@realtor/ui/listing";
import { weekdays } from "./calendar.ts";
import { type HomeState, time, timeZoneOf } from "./dates.ts";
import { perLocale } from "./format-cache.ts";
import { formatsFor } from "./formats-for.ts";
import { homeArea, lotArea } from "./home-area.ts";

const metersPerFoot = 0.3048;

/** Formats of a listing page; times are in the time zone of the home's state. */
export function listingFormats(locale: Locale, state: HomeState): ListingFormats {
  const { money, number, area, date, dateTime } = formatsFor(locale, state);
  return {
    money,
    number,
    area,
    date,
    dateTime,
    areaParts: (squareFeet) => areaParts(squareFeet, locale, homeArea(squareFeet, "sqft", locale)),
    lotParts: (squareFeet) => areaParts(squareFeet, locale, lotArea(squareFeet, locale)),
    roomSize: (length, width) => roomSize(length, width, locale),
    day: (iso) => formatDay(iso, locale),
    calendarDay: (iso) =>
      iso.endsWith("-01") ? formatMonthDay(iso, locale) : String(Number(iso.slice(-2))),
    weekdays: weekdays(locale),
    timeRange: (start, end) => timeRange(start, end, locale, state),
    hours: (start, end) => hours(start, end, state),
    timeZone: (iso) => timeZoneName(iso, locale, state),
  };
}

/** Splits the first area into figure and unit; the other units are in the reader's order. */
function areaParts(squareFeet: number, locale: Locale, first: string): AreaParts {
  const [, value = first, unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(first) ?? [];
  const inUnit = (name: "sqft" | "m2" | "pyeong") => homeArea(squareFeet, name, locale);
  const other = locale === "en" ? [inUnit("m2")] : [inUnit("m2"), inUnit("pyeong")];
  // A lot in acres has its square feet too.
  if (first !== inUnit("sqft")) other.unshift(inUnit("sqft"));
  return { value, unit, other: other.slice(0, 2).join(" · ") };
}

function roomSize(length: number, width: number, locale: Locale): string {
  const decimal = (feet: number) => String(Number(feet.toFixed(1)));
  const feet = toOneLine(`${decimal(length)} × ${decimal(width)} ft`);
  if (locale === "en") return feet;
  const meters = (value: number) => (value * metersPerFoot).toFixed(1);
  return `${feet} ${toOneLine(`(${meters(length)} × ${meters(width)} m)`)}`;
}

/** With no-break spaces. */
export function toOneLine(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}

const dayOptions: Record<Locale, Intl.DateTimeFormatOptions> = {
  ko: { month: "long", day: "numeric", weekday: "long" },
  en: { weekday: "long", month: "long", day: "numeric" },
  "ja-JP": { month: "long", day: "numeric", weekday: "short" },
};

/** Formats a date without time: noon UTC is the same day in both states. */
function dayFormat(options: (locale: Locale) => Intl.DateTimeFormatOptions) {
  const formats = perLocale(
    (locale) => new Intl.DateTimeFormat(locale, { ...options(locale), timeZone: "UTC" }),
  );
  return (iso: string, locale: Locale) => formats(locale).format(new Date(`${iso}T12:00:00Z`));
}

const formatDay = dayFormat((locale) => dayOptions[locale]);
const formatMonthDay = dayFormat((locale) => ({
  month: locale === "en" ? "short" : "numeric",
  day: "numeric",
}));

const dayPeriod = /^\D+|\D+$/;

/** Names the half of the day once if it is that of both times: `1:00 to 4:00 PM`, `오후 1:00~4:00`, `午後1:00〜4:00`. */
function timeRange(start: string, end: string | null, locale: Locale, state: HomeState): string {
  const from = time(start, locale, state);
  if (end === null) return from;
  const to = time(end, locale, state);
  const isSame = dayPeriod.exec(from)?.[0] === dayPeriod.exec(to)?.[0];
  const short = (text: string) => (isSame ? text.replace(dayPeriod, "") : text);
  if (locale === "en") return `${short(from)} to ${to}`;
  return from + (locale === "ko" ? "~" : "〜") + short(to);
}

/** Hours on a twelve-hour clock, with minutes if they are not zero: `1–4`, `1:30–4`. */
function hours(start: string, end: string | null, state: HomeState): string {
  const short = (iso: string) => time(iso, "en", state).replace(/(?::00)? [AP]M$/, "");
  return end === null ? short(start) : `${short(start)}–${short(end)}`;
}

function timeZoneName(iso: string, locale: Locale, state: HomeState): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: timeZoneOf(state),
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
