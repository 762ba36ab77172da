import type { Locale } from "@realtor/api/locales";
import { perLocale } from "./format-cache.ts";

/** 1 January 2023 was a Sunday, so weekdays and months both count from it. */
const start = { year: 2023, month: 0, day: 1 };

function names(count: number, options: Intl.DateTimeFormatOptions, at: (index: number) => number) {
  return perLocale((locale) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return Array.from({ length: count }, (_, index) => format.format(at(index)));
  });
}

/** Sun to Sat, 일 to 토, 日 to 土. */
export const weekdays: (locale: Locale) => readonly string[] = names(
  7,
  { weekday: "short" },
  (index) => Date.UTC(start.year, start.month, start.day + index),
);

/** Jan to Dec, 1월 to 12월, 1月 to 12月. */
export const months: (locale: Locale) => readonly string[] = names(
  12,
  { month: "short" },
  (index) => Date.UTC(start.year, start.month + index, start.day),
);
