import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { dayOfHomes } from "#app/data/day-of-homes.ts";
import { toProfileInput } from "#app/data/profile-input.ts";

/** A homepage as the list shows it. */
export interface WebsiteRow extends Pick<
  HomepageContent,
  "name" | "portrait" | "regions" | "template"
> {
  id: string;
  desiredUrl: string;
  /** `#RRGGBB`, where one was chosen. */
  color: string | null;
  live: boolean;
  /** ISO 8601. */
  updatedAt: string;
}

/** Reads a profile for the list, in the page's language. */
export function websiteRow(profile: RealtorProfile, locale: Locale): WebsiteRow {
  const today = dayOfHomes(new Date(profile.updatedAt));
  const content = prepareHomepage(toProfileInput(profile), null, locale, { today });
  const { name, portrait, regions, template } = content;
  return {
    id: profile.id,
    desiredUrl: profile.desiredUrl,
    name: name.shown.text === "" ? nameless(profile.desiredUrl, name) : name,
    portrait,
    regions,
    template,
    color: profile.designMainColor?.toUpperCase() || null,
    live: profile.isMakeHomepage === "Y",
    updatedAt: profile.updatedAt,
  };
}

/** Somebody who has no name yet is called by their address. */
function nameless(desiredUrl: string, name: HomepageContent["name"]): HomepageContent["name"] {
  return { ...name, shown: { text: desiredUrl, lang: "en" }, second: null };
}
