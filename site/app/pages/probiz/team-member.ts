import type { RealtorProfile } from "@realtor/api/loaning";
import { safeHref } from "@realtor/api/rules";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { toProfileInput } from "#app/data/profile-input.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress } from "#app/page.ts";

/** An agent of the team, as the agent's own profile has it. */
export interface TeamMember extends Pick<
  HomepageContent,
  "name" | "portrait" | "facts" | "regions" | "stats"
> {
  desiredUrl: string;
  /** The agent's homepage; null where it cannot be reached from this host. */
  href: string | null;
  /** The name in every language it is known in. */
  spellings: readonly string[];
}

/** Reads an agent's profile for the team page, in the page's language. */
export function readMember(
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
    href: homeOf(profile, address),
    name,
    portrait,
    facts,
    regions,
    stats,
    spellings: [
      name.shown.text,
      profile.userName,
      korean,
      profile.presentation?.nameJa,
      profile.desiredUrl,
    ].filter((spelling) => typeof spelling === "string"),
  };
}

/** On the brokerage's own domain there is no page of anybody else. */
function homeOf({ desiredUrl, hompageUrl }: RealtorProfile, address: PageAddress): string | null {
  return address.ownDomain
    ? safeHref(hompageUrl ?? "")
    : localePath(`/${desiredUrl}`, address.locale);
}
