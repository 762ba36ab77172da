import type { RealtorProfile } from "@realtor/api/loaning";
import {
  type AgentListingsInput,
  composeListing,
  findHomeState,
  readFirstPhotoUrl,
} from "@realtor/ui/listing";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { loadAgentListings, loadAllPhotos } from "#app/data/agent-listings.ts";
import { loadCityHome } from "#app/data/city-homes.ts";
import type { Agent } from "#app/data/read-agent.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { parseContactState } from "#app/forms/contact/initial-contact.ts";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { builderLink, loadAgent } from "#app/layout/agent-frame/load-agent-frame.ts";
import { providerOf } from "#app/layout/operator.ts";
import {
  definePage,
  formStatus,
  type LoadedPage,
  type PageAddress,
  type Redirect,
  type RenderContext,
} from "#app/page.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import { createPageProps } from "./create-page-props.ts";
import { createStaticProps } from "./create-static-props.ts";
import { listingHead } from "./listing-head.ts";
import { listingPath } from "./listing-links.ts";
import { loadWithdrawn } from "./load-withdrawn.ts";
import type { ListingPageProps } from "./listing-props.ts";

/** The page of one of an agent's homes. See docs/spec/routes.md#listing-pages. */
export const page = definePage({
  paths: ["/{desiredUrl}/homes/{listingKey}", "/{desiredUrl}/homes/{listingKey}/{slug}"],
  query: { contact: ["sent"] },
  components: {
    listing: () => import("./listing.page.tsx"),
    "withdrawn-listing": () => import("./withdrawn-listing.page.tsx"),
  },
  async load(address, context) {
    const agent = await loadAgent(address, context);
    if (agent.kind !== "agent") return agent;
    const { profile, read } = agent;
    const { listingKey = "" } = address.params ?? {};
    const listed = await loadAgentListings(profile, context.sources);
    if (listed) {
      const listings = await loadAllPhotos(listed, listingKey, profile, context.sources);
      const own = await loadListing(address, context, { profile, read, listings, isOther: false });
      if (own) return own;
      const state = findHomeState(listings, listingKey);
      const withdrawn = await loadWithdrawn(address, context, {
        profile,
        listings,
        listingKey,
        state,
      });
      if (withdrawn.kind !== "not-found") return withdrawn;
    }
    const listings = await loadCityHome(read, listingKey, context.sources, context.now);
    const other =
      listings && (await loadListing(address, context, { profile, read, listings, isOther: true }));
    return other ?? { kind: "not-found" };
  },
});

interface ListingOptions {
  profile: RealtorProfile;
  read: Agent;
  listings: AgentListingsInput;
  /** The home is of another agent, in a city of this one. */
  isOther: boolean;
}

/** The page of one of the listings, or the redirect to its address; null if they do not have it. */
async function loadListing(
  address: PageAddress,
  context: RenderContext,
  { profile, read, listings, isOther }: ListingOptions,
): Promise<LoadedPage<"listing", ListingPageProps> | Redirect | null> {
  const { listingKey = "", slug } = address.params ?? {};
  const state = findHomeState(listings, listingKey);
  const content = composeListing(read, listings, listingKey, address.locale, {
    now: context.now.toISOString(),
    today: dateInState(context.now, state),
    provider: providerOf(context.operator),
    photoLuminance: await loadPhotoLuminance(read, listings, listingKey, context),
  });
  if (!content) return null;

  const home = address.desiredUrl ? `/${profile.desiredUrl}` : "/";
  const currentSlug = content.home.slug;
  const path = listingPath({ home, key: listingKey, slug: currentSlug });
  if (slug !== currentSlug && !context.form)
    return { kind: "redirect", to: localePath(path, address.locale), status: 301 };

  return {
    kind: "page",
    module: "listing",
    props: createPageProps(content, {
      profile,
      agency: read.texts.agency,
      company: providerOf(context.operator).company,
      home,
      state,
      form: context.form ?? parseContactState(address.search),
      startedAt: context.now.getTime(),
      mapTiles: context.mapTiles,
    }),
    staticProps: createStaticProps(content, {
      state,
      home,
      builder: builderLink(address, context),
      mapTiles: context.mapTiles,
      isOther,
    }),
    photoColors: await context.sources.getPhotoColors(findPhotoUrls(content)),
    head: listingHead(content, address, { profile, read, state, isOther }),
    tags: [profile.id, profile.desiredUrl.toLowerCase()],
    themeCss: agentThemeCss(read.design),
    serif: usesSerif[content.template],
    status: formStatus(context.form),
    cacheable: context.form === undefined,
  };
}

/** Only Panorama sets text on a photo. */
async function loadPhotoLuminance(
  { design }: Agent,
  listings: AgentListingsInput,
  key: string,
  { sources }: RenderContext,
) {
  if (design.template !== "panorama") return null;
  const url = readFirstPhotoUrl(listings, key);
  return url === null ? null : sources.getCoverLuminance(url);
}
