import type { RealtorProfile } from "@realtor/api/loaning";
import { composeHomepage, type HomepageContent } from "@realtor/ui/templates";
import { readAgent } from "#app/data/read-agent.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress, RenderContext } from "#app/page.ts";

/** An agent of the team, from the agent's profile. */
export interface TeamMember extends Pick<
  HomepageContent,
  "name" | "portrait" | "facts" | "regions"
> {
  desiredUrl: string;
  /** URL of the agent's website. */
  href: string;
  /** All spellings of the name, and the slug; used for search. */
  spellings: readonly string[];
}

/** Maps a profile to a team member, in the page's language. */
export function toTeamMember(
  profile: RealtorProfile,
  address: PageAddress,
  { today, ...context }: Pick<RenderContext, "ownDomain" | "productOrigin"> & { today: string },
): TeamMember {
  const read = readAgent(profile, address.locale);
  const { name, portrait, facts, regions } = composeHomepage(read, null, address.locale, { today });
  const { ko, en, ja } = read.written.name;
  return {
    desiredUrl: profile.desiredUrl,
    href: getHomepageHref(profile, address, context),
    name,
    portrait,
    facts,
    regions,
    spellings: [name.displayName.text, en, ko, ja, profile.desiredUrl].filter(
      (spelling) => spelling !== null,
    ),
  };
}

/** An own domain serves only its agent's pages, so other agents are linked on theirs or on the product's host. */
function getHomepageHref(
  profile: RealtorProfile,
  { locale, ownDomain }: PageAddress,
  context: Pick<RenderContext, "ownDomain" | "productOrigin">,
): string {
  const path = localePath(`/${profile.desiredUrl}`, locale);
  if (!ownDomain) return path;
  const own = context.ownDomain?.(profile);
  return own === undefined ? (context.productOrigin ?? "") + path : own + localePath("/", locale);
}
