import { defaultLocale, htmlLang, locales } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";
import { getMarket } from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import { getSpokenLangs } from "@realtor/profile/languages";
import { oneLine } from "@realtor/server/one-line";

import type { StoredProfile } from "../db/tables/realtors.ts";

/** The agent's name in a language; `userName` is the English name. */
export function agentName(profile: StoredProfile, userName: string, locale: Locale): string {
  const lang = htmlLang(locale);
  const name = lang === "en" ? "" : fields.name.values[lang].get(profile);
  return oneLine(name || userName, 100);
}

/** The language of an agent who chose none: the first of the profile that the product has. */
export function profileLocale(profile: StoredProfile): Locale {
  return chosenLocale(profile) ?? defaultLocale;
}

/** The first language of a profile that the product has; null without one. */
export function chosenLocale(profile: StoredProfile): Locale | null {
  const [first] = getSpokenLangs(profile);
  return locales.find((locale) => htmlLang(locale) === first) ?? null;
}

export function profileEmail(profile: StoredProfile): string | undefined {
  return fields.email.value.get(profile) || undefined;
}

/** The time zone of the agent's regions. */
export function profileTimeZone(profile: StoredProfile): string {
  const isGeorgia = getMarket(fields.regions.value.get(profile)) === "fmls";
  return isGeorgia ? "America/New_York" : "America/Los_Angeles";
}

/**
 * The agent's phone number in E.164, or undefined. A profile has no country: numbers with a leading
 * zero are Korean, as in `docs/spec/validation.md#phone`, all others are of the United States.
 */
export function profilePhone(profile: StoredProfile): string | undefined {
  const digits = fields.phone.value.get(profile).replace(/\D/g, "");
  if (/^0\d{8,10}$/.test(digits)) return `+82${digits.slice(1)}`;
  return /^1?\d{10}$/.test(digits) ? `+1${digits.slice(-10)}` : undefined;
}
