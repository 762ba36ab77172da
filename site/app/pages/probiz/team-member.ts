import type { RealtorProfile } from "@realtor/api/loaning";
import { safeHref } from "@realtor/api/rules";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { toProfileInput } from "#app/data/profile-input.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";

/** An agent of the team, from the agent's profile. */
export interface TeamMember extends Pick<
  HomepageContent,
  "name" | "portrait" | "facts" | "regions" | "stats"
> {
  desiredUrl: string;
  /** URL of the agent's homepage; null on an own domain when the agent has none. */
  href: string | null;
  /** All spellings of the name, and the slug; used for search. */
  spellings: readonly string[];
}

/** Maps a profile to a team member, in the page's language. */
export function toTeamMember(
  profile: RealtorProfile,
  address: PageAddress,
  today: string,
): TeamMember {
  const { name, portrait, facts, regions, stats } = prepareHomepage(
    toProfileInput(profile),
    null,
    address.locale,
    { today },
  );
  const korean = profile.etcInfo?.find(({ contentType }) => contentType === "korea_name")?.content;
  return {
    desiredUrl: profile.desiredUrl,
    href: getHomepageHref(profile, address),
    name,
    portrait,
    facts,
    regions,
    stats,
    spellings: [
      name.displayName.text,
      profile.userName,
      korean,
      profile.presentation?.nameJa,
      profile.desiredUrl,
    ].filter((spelling) => typeof spelling === "string"),
  };
}

/** An own domain serves only its agent's pages, so other agents are linked by their own domain. */
function getHomepageHref(
  { desiredUrl, hompageUrl }: RealtorProfile,
  address: PageAddress,
): string | null {
  return address.ownDomain
    ? safeHref(hompageUrl ?? "")
    : localePath(`/${desiredUrl}`, address.locale);
}
