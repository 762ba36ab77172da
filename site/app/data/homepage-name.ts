import type { RealtorProfile } from "@realtor/api/loaning";
import type { Locale } from "@realtor/api/locales";
import { composeName, type HomepageContent } from "@realtor/ui/templates";
import { readAgent } from "./read-agent.ts";

/** The agent's name and portrait as the homepage shows them in a language. */
export function homepageIdentity(
  profile: RealtorProfile,
  locale: Locale,
): Pick<HomepageContent, "name" | "portrait"> {
  const read = readAgent(profile, locale);
  return { name: composeName(read), portrait: read.photos.id[0] ?? null };
}

/** The agent's name as the homepage shows it in a language; its `displayName` is empty without one. */
export function homepageName(profile: RealtorProfile, locale: Locale): HomepageContent["name"] {
  return homepageIdentity(profile, locale).name;
}
