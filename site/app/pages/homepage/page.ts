import type { RealtorProfile } from "@realtor/api/loaning";
import { activityStates, defaultCountry } from "@realtor/api/rules";
import { formErrorLabels, homepageLabelsFor, type ListingType } from "@realtor/ui/labels";
import {
  composeHomepage,
  findCover,
  type ListingsInput,
  listingTypes,
  type TeamFilter,
} from "@realtor/ui/templates";
import { providerOf } from "#app/layout/operator.ts";
import { builderLink, loadAgent } from "#app/layout/agent-frame/load-agent-frame.ts";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { listingQuery, readMarket } from "#app/data/agent-listings.ts";
import { loadAreaStates } from "#app/data/city-homes.ts";
import { loadTeam } from "#app/data/load-team.ts";
import { type Agent, readTeam } from "#app/data/read-agent.ts";
import { contactRecipients } from "#app/forms/contact/contact-recipients.ts";
import { parseContactState } from "#app/forms/contact/initial-contact.ts";
import { formStatus, definePage, type RenderContext } from "#app/page.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { emptyFormatCache } from "#app/i18n/formats/format-cache.ts";
import { readProfileFacts } from "#app/seo/profile-facts.ts";
import { homepageHead } from "./head.ts";
import { type HomepageProps, usesSerif } from "./homepage-props.ts";

const teamLanguages = ["ko", "en", "ja"] as const;

/** An agent's homepage, by slug or own domain. See docs/spec/routes.md#homepage. */
export const page = definePage({
  paths: ["/{desiredUrl}"],
  query: {
    contact: ["sent"],
    listings: listingTypes,
    state: activityStates,
    language: teamLanguages,
  },
  components: {
    portrait: () => import("./portrait.page.tsx"),
    panorama: () => import("./panorama.page.tsx"),
    editorial: () => import("./editorial.page.tsx"),
    atelier: () => import("./atelier.page.tsx"),
    brokerage: () => import("./brokerage.page.tsx"),
  },
  async load(address, context) {
    const agent = await loadAgent(address, context);
    if (agent.kind !== "agent") return agent;
    const { profile, read } = agent;
    const [listings, team, coverLuminance, areaStates] = await Promise.all([
      loadListings(profile, context),
      loadTeam(profile, context.sources),
      loadCoverLuminance(read, context),
      loadAreaStates(read, context.sources),
    ]);
    const content = composeHomepage(read, listings, address.locale, {
      today: dateInState(context.now, "CA"),
      listing: parseListingType(address.search),
      team: readTeam(team, address.locale),
      teamFilter: parseTeamFilter(address.search),
      provider: providerOf(context.operator),
      coverLuminance,
      areaStates,
    });
    const {
      lead: _lead,
      carousel: _carousel,
      footer,
      errors,
      ...labels
    } = homepageLabelsFor(content.template, address.locale, content.repliesWithinDay);
    const { privacy, choices } = footer;
    const props: HomepageProps = {
      labels: { ...labels, errors: formErrorLabels(errors), footer: { privacy, choices } },
      content,
      desiredUrl: profile.desiredUrl,
      builder: builderLink(address, context),
      realtorId: profile.id,
      recipients: contactRecipients(content, providerOf(context.operator).company),
      phoneCountry: defaultCountry(address.locale),
      form: context.form ?? parseContactState(address.search),
      startedAt: context.now.getTime(),
      written: emptyFormatCache(),
    };
    return {
      kind: "page",
      module: content.template,
      props,
      photoColors: await context.sources.getPhotoColors(findPhotoUrls(content)),
      head: homepageHead(readProfileFacts(profile, read), content, address),
      tags: [profile.id, profile.desiredUrl.toLowerCase()],
      themeCss: agentThemeCss(read.design),
      serif: usesSerif[content.template],
      status: formStatus(context.form),
      cacheable: context.form === undefined,
    };
  },
});

async function loadListings(
  profile: RealtorProfile,
  context: RenderContext,
): Promise<ListingsInput> {
  const query = listingQuery(profile);
  if (!query)
    return {
      byType: noListings,
      asOf: context.now.toISOString(),
      market: readMarket(profile),
    };
  const listings = await context.sources.getListings(query);
  return listings && { ...listings, market: query.market };
}

/** Only Panorama sets text on a photo. */
async function loadCoverLuminance({ design, photos }: Agent, { sources }: RenderContext) {
  const cover = design.template === "panorama" && findCover(photos);
  return cover ? sources.getCoverLuminance(cover.url) : null;
}

const noListings = { sale: [], rent: [], sold: [], rented: [] };

function parseListingType(search: string): ListingType | null {
  const type = new URLSearchParams(search).get("listings");
  return listingTypes.find((one) => one === type) ?? null;
}

function parseTeamFilter(search: string): TeamFilter {
  const query = new URLSearchParams(search);
  return {
    state: activityStates.find((one) => one === query.get("state")) ?? null,
    language: teamLanguages.find((one) => one === query.get("language")) ?? null,
  };
}
