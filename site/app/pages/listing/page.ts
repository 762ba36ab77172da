import { defaultCountry } from "@realtor/api/rules";
import { homepageLabelsFor } from "@realtor/ui/labels";
import {
  type AgentListingsInput,
  composeListing,
  findHomeState,
  listingLabelsFor,
  readFirstPhotoUrl,
} from "@realtor/ui/listing";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { loadAgentListings, loadAllPhotos } from "#app/data/agent-listings.ts";
import type { Agent } from "#app/data/read-agent.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { contactRecipients } from "#app/forms/contact/contact-recipients.ts";
import { parseContactState } from "#app/forms/contact/initial-contact.ts";
import { agentThemeCss } from "#app/layout/agent-frame/agent-theme.ts";
import { builderLink, loadAgent } from "#app/layout/agent-frame/load-agent-frame.ts";
import { providerOf } from "#app/layout/operator.ts";
import { definePage, formStatus, type RenderContext } from "#app/page.ts";
import { localePath } from "#app/i18n/language-items.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import { createPageProps } from "./create-page-props.ts";
import { listingHead } from "./listing-head.ts";
import { listingPath } from "./listing-links.ts";
import { loadWithdrawn } from "./load-withdrawn.ts";
import type { ListingStaticProps } from "./listing-props.ts";

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
    const { listingKey = "", slug } = address.params ?? {};
    const listed = await loadAgentListings(profile, context.sources);
    if (!listed) return { kind: "not-found" };
    const listings = await loadAllPhotos(listed, listingKey, profile, context.sources);
    const state = findHomeState(listings, listingKey);
    const content = composeListing(read, listings, listingKey, address.locale, {
      now: context.now.toISOString(),
      today: dateInState(context.now, state),
      provider: providerOf(context.operator),
      photoLuminance: await loadPhotoLuminance(read, listings, listingKey, context),
    });
    if (!content) return loadWithdrawn(address, context, { profile, listings, listingKey, state });

    const home = address.desiredUrl ? `/${profile.desiredUrl}` : "/";
    const currentSlug = content.home.slug;
    const path = listingPath({ home, key: listingKey, slug: currentSlug });
    if (slug !== currentSlug && !context.form)
      return { kind: "redirect", to: localePath(path, address.locale), status: 301 };

    const { homepage, common, footer } = homepageLabelsFor(content.template, address.locale);
    const staticProps: ListingStaticProps = {
      content,
      labels: {
        listing: listingLabelsFor(address.locale, content.agent.repliesWithinDay),
        common,
        homepage,
        footer,
      },
      state,
      home,
      builder: builderLink(address, context),
      mapTiles: context.mapTiles,
    };
    return {
      kind: "page",
      module: "listing",
      props: createPageProps(content, {
        profile,
        recipients: contactRecipients(
          {
            template: content.template,
            name: content.agent.name,
            facts: { brokerage: read.texts.agency },
          },
          providerOf(context.operator).company,
        ),
        home,
        state,
        form: context.form ?? parseContactState(address.search),
        startedAt: context.now.getTime(),
        phoneCountry: defaultCountry(address.locale),
        mapTiles: context.mapTiles,
      }),
      staticProps,
      photoColors: await context.sources.getPhotoColors(findPhotoUrls(content)),
      head: listingHead(content, address, { profile, read, state }),
      tags: [profile.id, profile.desiredUrl.toLowerCase()],
      themeCss: agentThemeCss(read.design),
      serif: usesSerif[content.template],
      status: formStatus(context.form),
      cacheable: context.form === undefined,
    };
  },
});

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
