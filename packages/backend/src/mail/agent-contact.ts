import type { Presentation } from "@realtor/api/loaning";
import { defaultLocale, htmlLang, locales } from "@realtor/api/locales";
import type { Locale } from "@realtor/api/locales";
import { getMarket } from "@realtor/api/rules";
import { infoAt } from "@realtor/profile/wire";
import { oneLine } from "@realtor/server/one-line";

import type { StoredProfile } from "../db/tables/realtors.ts";

/** The parts of a profile that notifications use. */
interface ProfileParts {
  email?: string;
  contactPhone?: string;
  presentation?: Presentation;
  activityRegion?: { state: string }[];
}

function partsOf(profile: StoredProfile): ProfileParts {
  // Stored profiles were validated by `realtorProfileInput`.
  return profile;
}

/** The agent's name in a language; `userName` is the English name. */
export function agentName(profile: StoredProfile, userName: string, locale: Locale): string {
  const { presentation } = partsOf(profile);
  const korean = infoAt("korea_name").get(profile);
  const names = { ko: korean, en: undefined, "ja-JP": presentation?.nameJa };
  return oneLine(names[locale] || userName, 100);
}

/** The language of an agent who chose none: the first of the profile that the product has. */
export function profileLocale(profile: StoredProfile): Locale {
  return chosenLocale(profile) ?? defaultLocale;
}

/** The first language of a profile that the product has; null without one. */
export function chosenLocale(profile: StoredProfile): Locale | null {
  for (const tag of partsOf(profile).presentation?.languages ?? []) {
    const found = locales.find((locale) => htmlLang(locale) === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return null;
}

/** The public e-mail address of the profile, or undefined. */
export function profileEmail(profile: StoredProfile): string | undefined {
  return partsOf(profile).email || undefined;
}

/** The time zone of the agent's regions. */
export function profileTimeZone(profile: StoredProfile): string {
  const isGeorgia = getMarket(partsOf(profile).activityRegion) === "fmls";
  return isGeorgia ? "America/New_York" : "America/Los_Angeles";
}

/**
 * The agent's phone number in E.164, or undefined. A profile has no country: numbers with a leading
 * zero are Korean, as in `docs/spec/validation.md#phone`, all others are of the United States.
 */
export function profilePhone(profile: StoredProfile): string | undefined {
  const digits = (partsOf(profile).contactPhone ?? "").replace(/\D/g, "");
  if (/^0\d{8,10}$/.test(digits)) return `+82${digits.slice(1)}`;
  return /^1?\d{10}$/.test(digits) ? `+1${digits.slice(-10)}` : undefined;
}
