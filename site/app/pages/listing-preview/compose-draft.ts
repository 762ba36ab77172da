import { getSearchType, normalizeListings } from "@realtor/api/home";
import { toRecord } from "@realtor/api/listing";
import { defaultCountry } from "@realtor/api/rules";
import { fields } from "@realtor/profile/fields";
import { homepageLabelsFor } from "@realtor/ui/labels";
import type { ProviderFacts } from "@realtor/ui/legal-lines";
import { composeListing, listingLabelsFor } from "@realtor/ui/listing";
import { readMarket } from "#app/data/agent-listings.ts";
import { readAgent } from "#app/data/read-agent.ts";
import { contactRecipients } from "#app/forms/contact/contact-recipients.ts";
import { dateInState } from "#app/i18n/formats/time-zones.ts";
import type { ListingDraft } from "#app/listing/preview/listing-draft.ts";
import { createPageProps } from "#app/pages/listing/create-page-props.ts";
import type { ListingStaticProps } from "#app/pages/listing/listing-props.ts";

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
  const { homepage, common, footer } = homepageLabelsFor(listing.template, locale);
  const home = `/${profile.desiredUrl}`;
  const staticProps: ListingStaticProps = {
    content: listing,
    labels: {
      listing: listingLabelsFor(locale, listing.agent.repliesWithinDay),
      common,
      homepage,
      footer,
    },
    state,
    home,
    builder,
    mapTiles: undefined,
    isOther: false,
  };
  const props = createPageProps(listing, {
    profile,
    recipients: contactRecipients(
      {
        template: listing.template,
        name: listing.agent.name,
        facts: { brokerage: read.texts.agency },
      },
      provider.company,
    ),
    home,
    state,
    form: null,
    startedAt: now.getTime(),
    phoneCountry: defaultCountry(locale),
    mapTiles: undefined,
  });
  return { props, staticProps };
}
