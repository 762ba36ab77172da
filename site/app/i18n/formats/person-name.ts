import { joinName } from "@realtor/api/rules";
import type { Locale } from "@realtor/api/locales";

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
