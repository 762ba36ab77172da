import type { RealtorProfile } from "@realtor/api/loaning";
import { infoAt } from "@realtor/profile/wire";
import { type HomepageContent, prepareHomepage } from "@realtor/ui/templates";
import { toProfileInput } from "#app/data/profile-input.ts";
import { localePath } from "#app/i18n/language-items.ts";
import type { PageAddress, RenderContext } from "#app/page.ts";

/** An agent of the team, from the agent's profile. */
export interface TeamMember extends Pick<
  HomepageContent,
  "name" | "portrait" | "facts" | "regions"
> {
  desiredUrl: string;
  /** URL of the agent's homepage. */
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
  const { name, portrait, facts, regions } = prepareHomepage(
    toProfileInput(profile),
    null,
    address.locale,
    { today },
  );
  const korean = infoAt("korea_name").get(profile) || undefined;
  return {
    desiredUrl: profile.desiredUrl,
    href: getHomepageHref(profile, address, context),
    name,
    portrait,
    facts,
    regions,
    spellings: [
      name.displayName.text,
      profile.userName,
      korean,
      profile.presentation?.nameJa,
      profile.desiredUrl,
    ].filter((spelling) => typeof spelling === "string"),
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
