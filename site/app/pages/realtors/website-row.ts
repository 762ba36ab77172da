import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { pacificDate, toProfileInput } from "#app/data/profile-input.ts";

/** A row of the homepage list. */
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

/** Converts a profile to a row, in the page's language. */
export function websiteRow(profile: RealtorProfile, locale: Locale): WebsiteRow {
  const today = pacificDate(new Date(profile.updatedAt));
  const content = prepareHomepage(toProfileInput(profile), null, locale, { today });
  const { name, portrait, regions, template } = content;
  return {
    id: profile.id,
    desiredUrl: profile.desiredUrl,
    name: name.displayName.text === "" ? withFallbackName(profile.desiredUrl, name) : name,
    portrait,
    regions,
    template,
    color: profile.designMainColor?.toUpperCase() || null,
    live: profile.isMakeHomepage === "Y",
    updatedAt: profile.updatedAt,
  };
}

/** Uses the slug as the name of an agent without one. */
function withFallbackName(
  desiredUrl: string,
  name: HomepageContent["name"],
): HomepageContent["name"] {
  return { ...name, displayName: { text: desiredUrl, lang: "en" }, latinName: null };
}
