import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { toProfileInput } from "./profile-input.ts";

/** The agent's name and portrait as the homepage shows them in a language. */
export function homepageIdentity(
  profile: RealtorProfile,
  locale: Locale,
): Pick<HomepageContent, "name" | "portrait"> {
  const today = dateInState(new Date(profile.updatedAt), "CA");
  return prepareHomepage(toProfileInput(profile), null, locale, { today });
}

/** The agent's name as the homepage shows it in a language; its `displayName` is empty without one. */
export function homepageName(profile: RealtorProfile, locale: Locale): HomepageContent["name"] {
  return homepageIdentity(profile, locale).name;
}
