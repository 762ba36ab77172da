import type { HomePropertyType } from "@realtor/api/home";
import { areaPerPage, areaSlug, composeArea } from "@realtor/ui/area";
import { homesLabelsFor } from "@realtor/ui/homes";
import { formatTemplate, homepageLabelsFor } from "@realtor/ui/labels";
import { listingLabelsFor, type PropertyKind } from "@realtor/ui/listing";
import { loadAreaRegions, marketOfState, unreachable } from "#app/data/city-homes.ts";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { stateOfMarket } from "#app/i18n/formats/dates.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import { providerOf } from "#app/layout/operator.ts";
import { definePage } from "#app/page.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import { seoWidths, trimText } from "#app/seo/trim-text.ts";
import type { AreaPageProps, AreaStaticProps } from "./area-props.ts";

/** The kinds of homes, as the home service names them. */
const propertyTypes: Readonly<Record<PropertyKind, HomePropertyType>> = {
  house: "single_family",
  condo: "condo",
  townhouse: "townhouse",
  multi: "multi_family",
  manufactured: "manufactured",
  land: "land",
};
const kinds = Object.keys(propertyTypes);
const isKind = (text: string | null): text is PropertyKind => text !== null && kinds.includes(text);

/** All homes for sale of a city, also of other brokers. See docs/spec/routes.md#homes-of-a-city. */
export const page = definePage({
  paths: ["/{desiredUrl}/area/{city}"],
  query: { kind: kinds, page: null },
  components: { area: () => import("./area.page.tsx") },
  async load(address, context) {
    const framed = await loadAgentFrame(address, context, { hasHomes: true });
    if (framed.kind !== "framed") return framed;
    const { frame, agent } = framed;
    const { profile, read } = agent;
    const regions = await loadAreaRegions(read, context.sources);
    const region = regions.find((one) => areaSlug(one) === address.params?.["city"]);
    if (!region) return { kind: "not-found" };
    const query = new URLSearchParams(address.search);
    const wanted = query.get("kind");
    const kind = isKind(wanted) ? wanted : "house";
    const number = /^[1-9]\d{0,3}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
    const found = await context.sources.getCityHomes({
      state: region.state,
      city: region.name,
      // Neighbors share a name, and a city of two counties is one city.
      county: "",
      propertyType: propertyTypes[kind],
      currentPage: number - 1,
      homesPerGroup: areaPerPage,
    });
    if (!found) throw unreachable("GET /cozying-api/v1/home/list");
    if (number > 1 && found.homes.length === 0) return { kind: "not-found" };
    const market = marketOfState(region.state);
    const state = stateOfMarket(market);
    const content = composeArea(
      read,
      { region, kind, page: number, ...found, market },
      address.locale,
      {
        today: dateInState(context.now, state),
        provider: providerOf(context.operator),
        regions,
      },
    );
    const { common, language, footer, homepage } = homepageLabelsFor(
      content.template,
      address.locale,
    );
    const homes = homesLabelsFor(address.locale, content.template);
    const staticProps: AreaStaticProps = {
      content,
      labels: { homes, homepage, listing: listingLabelsFor(address.locale) },
      state,
      home: frame.home,
    };
    const props: AreaPageProps = {
      frame,
      labels: { common, language, footer },
      year: context.now.getFullYear(),
      desiredUrl: profile.desiredUrl,
    };
    const name = content.name.displayName.text;
    const city = content.cities.find(({ isCurrent }) => isCurrent)?.displayName.text ?? region.name;
    const title = formatTemplate(homes.area.documentTitle, { city, name });
    return {
      kind: "page",
      module: "area",
      props,
      staticProps,
      photoColors: await context.sources.getPhotoColors(findPhotoUrls(content)),
      ...framed.document,
      head: {
        title: trimText(title, seoWidths.title) ?? title,
        description: trimText(
          formatTemplate(homes.area.description, { city, name }),
          seoWidths.description,
        ),
        siteName: name,
        alternates: [],
        // Homes of others are on many websites.
        index: false,
      },
      serif: usesSerif[content.template],
    };
  },
});
