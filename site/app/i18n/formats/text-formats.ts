import { joinName } from "@realtor/api/rules";
import type { Locale } from "@realtor/api/locales";
import { perLocale } from "./format-cache.ts";

const latin = /\p{sc=Latin}/u;
const japanese = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー・々]+$/u;

/**
 * Joins a name for a language: family name first, in Japanese with a space; Latin names have the given
 * name first. Nothing is transliterated (docs/spec/profile.md#names).
 */
export function personName(last: string, first: string, locale: Locale): string {
  const parts = [last.trim(), first.trim()] as const;
  if (latin.test(parts.join(""))) return parts.toReversed().filter(Boolean).join(" ");
  if (locale === "ja-JP" && parts.every((part) => japanese.test(part))) return parts.join(" ");
  return joinName(...parts);
}

const relativeFormat = perLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }),
);

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

/** "5 minutes ago", "5분 전", "5分前"; rounded down to whole units. */
export function relativeTime(iso: string, now: Date, locale: Locale): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  if (Number.isNaN(seconds))
    throw new RangeError(`Cannot format the time "${iso}": pass an ISO 8601 string.`);
  const found = units.find(([, limit]) => Math.abs(seconds) < limit) ?? units[6];
  return relativeUnits(Math.trunc(seconds / found[2]) || 0, found[0], locale);
}

/** A number of units from now, negative for the past. */
export function relativeUnits(
  amount: number,
  unit: Intl.RelativeTimeFormatUnit,
  locale: Locale,
): string {
  const text = relativeFormat(locale).format(amount, unit);
  // CLDR has a space after the number, which Japanese does not write.
  return locale === "ja-JP" ? text.replace(/(\d) /, "$1") : text;
}
