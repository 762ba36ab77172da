import type { Lang } from "@realtor/api/locales";

/**
 * The part of a name that a greeting uses: the given name in English, the family name in Japanese (the
 * first part, or the last one of a foreign name, whose parts are separated by "・"), and the whole name in
 * Korean. `lang` is the language of the name.
 */
export function greetingName(name: string, lang: Lang): string {
  const whole = name.trim();
  if (lang === "ko") return whole;
  if (lang === "ja" && whole.includes("・")) return whole.split("・").at(-1)?.trim() ?? whole;
  return whole.split(/\s+/)[0] ?? whole;
}
