import { getSearchType, normalizeListings } from "@realtor/api/home";
import { toRecord } from "@realtor/api/listing";
import { fields } from "@realtor/profile/fields";
import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { composeListing } from "@realtor/ui/listing";
import { readMarket } from "#app/data/agent-listings.ts";
import { readAgent } from "#app/data/read-agent.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import type { ListingDraft } from "#app/listing/preview/listing-draft.ts";
import { createPageProps } from "#app/pages/listing/create-page-props.ts";
import { createStaticProps } from "#app/pages/listing/create-static-props.ts";

interface ComposeOptions {
  now: Date;
  provider: ProviderFacts;
}

/** What the page of a home by hand would show with this draft; null for a home that may not be shown. */
export function composeDraft(draft: ListingDraft, { now, provider }: ComposeOptions) {
  const { profile, listingKey, content, locale, builder } = draft;
  const read = readAgent(profile, locale);
  const phone = fields.phone.value.get(profile);
  const agent = {
    name: profile.userName,
    license: fields.license.value.get(profile),
    ...(phone && { phone }),
  };
  const record = toRecord(listingKey, content, agent, now);
  // A withdrawn home has no page: its draft shows how it would look.
  const type = getSearchType(record) ?? (content.offer === "rent" ? "rent" : "sale");
  const state = content.state ?? "CA";
  const none = { sale: [], rent: [], sold: [], rented: [] };
  const listing = composeListing(
    read,
    {
      byType: { ...none, [type]: normalizeListings([record]) },
      asOf: now.toISOString(),
      market: readMarket(profile),
    },
    listingKey,
    locale,
    { now: now.toISOString(), today: dateInState(now, state), provider },
  );
  if (!listing) return null;
  const page = { home: `/${profile.desiredUrl}`, state, mapTiles: undefined };
  return {
    props: createPageProps(listing, {
      ...page,
      profile,
      agency: read.texts.agency,
      company: provider.company,
      form: null,
      startedAt: now.getTime(),
    }),
    staticProps: createStaticProps(listing, { ...page, builder, isOther: false }),
  };
}
