import type { Locale } from "@realtor/api/locales";
import { perLocale } from "./per-locale.ts";

const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

// How far each unit reaches, in seconds, and how long one is.
const units = [
  ["second", 60, 1],
  ["minute", 3600, 60],
  ["hour", 86_400, 3600],
  ["day", 7 * 86_400, 86_400],
  ["week", 30 * 86_400, 7 * 86_400],
  ["month", 365 * 86_400, 30 * 86_400],
  ["year", Infinity, 365 * 86_400],
] as const;

/** How long ago something was read: "5 minutes ago", "5분 전", "5 分前". Whole units that have passed. */
export function relativeTime(iso: string, now: Date, locale: Locale): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) throw new RangeError(`not a time: ${iso}`);
  const found = units.find(([, reach]) => Math.abs(seconds) < reach) ?? units[6];
  return format(locale).format(Math.trunc(seconds / found[2]) || 0, found[0]);
}
