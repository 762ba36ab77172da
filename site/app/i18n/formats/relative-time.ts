import type { Locale } from "@realtor/api/locales";
import { perLocale } from "./per-locale.ts";

const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

// Unit, upper limit in seconds, length in seconds.
const units = [
  ["second", 60, 1],
  ["minute", 3600, 60],
  ["hour", 86_400, 3600],
  ["day", 7 * 86_400, 86_400],
  ["week", 30 * 86_400, 7 * 86_400],
  ["month", 365 * 86_400, 30 * 86_400],
  ["year", Infinity, 365 * 86_400],
] as const;

/** "5 minutes ago", "5분 전", "5 分前"; rounded down to whole units. */
export function relativeTime(iso: string, now: Date, locale: Locale): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds))
    throw new RangeError(`Cannot format the time "${iso}": pass an ISO 8601 string.`);
  const found = units.find(([, limit]) => Math.abs(seconds) < limit) ?? units[6];
  return format(locale).format(Math.trunc(seconds / found[2]) || 0, found[0]);
}
