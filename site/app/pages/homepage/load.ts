import type { RealtorProfile } from "@realtor/api/loaning";
import { defaultCountry, marketOf } from "@realtor/api/rules";
import { labelsFor, type ListingType } from "@realtor/ui/labels";
import {
  type ListingsInput,
  listingTypes,
  prepareHomepage,
  type ProfileInput,
} from "@realtor/ui/templates";
import type { RenderContext } from "#app/entry.server.tsx";
import { provider } from "#app/layout/provider.ts";
import { agentRedirect } from "#app/layout/agent-frame/agent-redirect.ts";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { builderLink } from "#app/layout/agent-frame/builder-link.ts";
import { dayOfHomes } from "#app/data/day-of-homes.ts";
import { toProfileInput } from "#app/data/profile-input.ts";
import { teamOf } from "#app/data/team-of.ts";
import { nothingWritten } from "#app/i18n/formats/written-formats.ts";
import type { Loaded, PageAddress } from "#app/page.ts";
import { homepageHead } from "./head.ts";
import type { HomepageProps } from "./homepage-props.ts";

/** One agent's homepage, by its slug or by the agent's own domain (SPEC section 2). */
export async function loadHomepage(address: PageAddress, context: RenderContext): Promise<Loaded> {
  const profile = await context.sources.getRealtor(address.desiredUrl ?? address.origin);
  if (!profile) return { kind: "not-found" };
  const elsewhere = agentRedirect(profile, address, context);
  if (elsewhere) return elsewhere;

  const [listings, team] = await Promise.all([
    readListings(profile, context),
    readTeam(profile, context),
  ]);
  const content = prepareHomepage(toProfileInput(profile), listings, address.locale, {
    today: dayOfHomes(context.now),
    listing: listingOf(address.search),
    team,
    provider,
  });
  const props: HomepageProps = {
    labels: labelsFor(address.locale),
    content,
    desiredUrl: profile.desiredUrl,
    builder: builderLink(address, context),
    realtorId: profile.id,
    phoneCountry: defaultCountry(address.locale),
    form: context.form ?? formOf(address.search),
    startedAt: context.now.getTime(),
    written: nothingWritten(),
  };
  return {
    kind: "page",
    module: `homepage-${content.template}`,
    messages: {},
    props,
    head: () => homepageHead(profile, content, address),
    tags: [profile.id, profile.desiredUrl.toLowerCase()],
    themeCss: agentThemeCss(profile, content),
    status: context.form?.state === "refused" ? 422 : 200,
    cacheable: context.form === undefined,
  };
}

async function readListings(
  profile: RealtorProfile,
  context: RenderContext,
): Promise<ListingsInput> {
  const market = marketOf(profile.activityRegion ?? []);
  const licenseNumber = profile.licenseNumber?.trim();
  if (!licenseNumber) return { byType: noListings, asOf: context.now.toISOString(), market };
  const answer = await context.sources.getListings({ licenseNumber, market });
  if (!answer) return null;
  return { ...answer, market };
}

/** The agents that the profile's team sections name; one who is not there is left to its address. */
async function readTeam(
  profile: RealtorProfile,
  { sources }: RenderContext,
): Promise<Record<string, ProfileInput>> {
  const members = await Promise.all(
    teamOf(profile).map(async (name) => {
      // A page does not fail for want of a colleague's name.
      const member = await sources.getRealtor(name).catch(() => null);
      return member ? [[name, toProfileInput(member)] as const] : [];
    }),
  );
  return Object.fromEntries(members.flat());
}

const noListings = { sale: [], rent: [], sold: [], rented: [] };

function listingOf(search: string): ListingType | null {
  const wanted = new URLSearchParams(search).get("listings");
  return listingTypes.find((type) => type === wanted) ?? null;
}

/** `?contact=sent` is where a form sent without script leads. */
function formOf(search: string): HomepageProps["form"] {
  return new URLSearchParams(search).get("contact") === "sent" ? { state: "sent" } : null;
}
