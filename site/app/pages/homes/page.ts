import { controlLabelsFor, homepageLabelsFor } from "@realtor/ui/labels";
import {
  type HomesLabels,
  homesLabelsFor,
  homesQueryKeys,
  parseHomesQuery,
  composeHomes,
} from "@realtor/ui/homes";
import type { MapLabels } from "@realtor/ui/homes-map";
import { type ListingLabels, listingLabelsFor } from "@realtor/ui/listing";
import { loadAgentListings } from "#app/data/agent-listings.ts";
import { loadAreaStates } from "#app/data/city-homes.ts";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { stateOfMarket } from "#app/i18n/formats/dates.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { providerOf } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import { homesHead } from "./homes-head.ts";
import type { HomesPageProps, HomesStaticProps } from "./homes-props.ts";

const none = { sale: [], rent: [], sold: [], rented: [] };

/** All homes of an agent, filtered by the address. See docs/spec/routes.md#all-homes. */
export const page = definePage({
  paths: ["/{desiredUrl}/homes"],
  query: homesQueryKeys,
  components: { homes: () => import("./homes.page.tsx") },
  async load(address, context) {
    const framed = await loadAgentFrame(address, context, { hasHomes: true });
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
    const { profile, read } = agent;
    const listings = await loadAgentListings(profile, context.sources);
    const state = stateOfMarket(listings?.market ?? "");
    const content = composeHomes(
      read,
      listings ?? { byType: none, asOf: context.now.toISOString(), market: "" },
      parseHomesQuery(address.search),
      address.locale,
      { today: dateInState(context.now, state), provider: providerOf(context.operator) },
    );
    const { common, language, footer, homepage } = homepageLabelsFor(
      content.template,
      address.locale,
    );
    const homes = homesLabelsFor(address.locale, content.template);
    const listing = listingLabelsFor(address.locale);
    const { mapTiles } = context;
    const areaStates = await loadAreaStates(read, context.sources);
    const staticProps: HomesStaticProps = {
      content,
      labels: {
        homes,
        homepage,
        listing,
        pagination: controlLabelsFor(address.locale).pagination,
      },
      state,
      home: frame.home,
      mapTiles,
      areas: agent.content.regions
        .filter((region) => areaStates.includes(region.state))
        .map(({ displayName, city }) => ({ city: displayName.text, name: city })),
    };
    const props: HomesPageProps = {
      frame,
      labels: { common, language, footer },
      year: context.now.getFullYear(),
      desiredUrl: profile.desiredUrl,
      ...(content.map?.plan &&
        mapTiles && {
          map: { tiles: mapTiles, labels: createMapLabels(listing.map, homes.map) },
        }),
    };
    return {
      kind: "page",
      module: "homes",
      props,
      staticProps,
      photoColors: await context.sources.getPhotoColors(findPhotoUrls(content)),
      ...framed.document,
      head: homesHead(content, address, { profile, home: frame.home }),
      serif: usesSerif[content.template],
    };
  },
});

function createMapLabels(
  { title, zoomIn, zoomOut, failed, retry }: ListingLabels["map"],
  { group }: HomesLabels["map"],
): MapLabels {
  return { title, zoomIn, zoomOut, failed, retry, group };
}
