import type { RealtorProfile } from "@realtor/api/loaning";
import { formatTemplate, homepageLabelsFor } from "@realtor/ui/labels";
import { type AgentListingsInput, listingLabelsFor, readOffered } from "@realtor/ui/listing";
import { findPhotoUrls } from "#app/data/photo-colors.ts";
import { listingQuery } from "#app/data/agent-listings.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import type { HomeState } from "#app/i18n/formats/dates.ts";
import { loadAgentFrame } from "#app/layout/agent-frame/load-agent-frame.ts";
import type {
  Gone,
  LoadedPage,
  NotFound,
  PageAddress,
  Redirect,
  RenderContext,
} from "#app/page.ts";
import { usesSerif } from "#app/pages/homepage/homepage-props.ts";
import type { WithdrawnStaticProps } from "./listing-props.ts";
import type { WithdrawnPageProps } from "./withdrawn-listing.page.tsx";

interface WithdrawnOptions {
  profile: RealtorProfile;
  listings: AgentListingsInput;
  listingKey: string;
  state: HomeState;
}

/** The page for a home that was withdrawn, with the status 410; not found for any other key. */
export async function loadWithdrawn(
  address: PageAddress,
  context: RenderContext,
  { profile, listings, listingKey, state }: WithdrawnOptions,
): Promise<LoadedPage<"withdrawn-listing", WithdrawnPageProps> | Redirect | NotFound | Gone> {
  const query = listingQuery(profile);
  const status = query && (await context.sources.getListingStatus({ ...query, listingKey }));
  if (status !== "withdrawn") return { kind: "not-found" };
  const framed = await loadAgentFrame(address, context, { hasHomes: true });
  if (framed.kind !== "framed") return framed;

  const { template, name } = framed.agent.content;
  const { common, language, footer, homepage } = homepageLabelsFor(template, address.locale);
  const listing = listingLabelsFor(address.locale);
  const similar = readOffered(listings.byType, dateInState(context.now, state));
  const staticProps: WithdrawnStaticProps = {
    content: { template, agent: { name }, similar },
    labels: { listing, homepage },
    state,
    home: address.desiredUrl ? `/${profile.desiredUrl}` : "/",
  };
  return {
    kind: "page",
    module: "withdrawn-listing",
    props: {
      frame: framed.frame,
      labels: { common, language, footer },
      year: context.now.getFullYear(),
    },
    staticProps,
    photoColors: await context.sources.getPhotoColors(findPhotoUrls(similar)),
    ...framed.document,
    head: {
      title: formatTemplate(listing.withdrawn.documentTitle, { name: name.displayName.text }),
      siteName: name.displayName.text,
      alternates: [],
      index: false,
    },
    serif: usesSerif[template],
    status: 410,
    cacheable: false,
  };
}
