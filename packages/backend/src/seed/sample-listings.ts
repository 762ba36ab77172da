import type { Listing } from "@realtor/api/home";
import type { ListingContent } from "@realtor/api/listing";
import { markets } from "@realtor/api/rules";

import { normalizeLicense, toListingRow } from "../home/listing-row.ts";
import { brokerage } from "./brokerage.ts";
import { brokerageListings } from "./listings/brokerage.ts";
import { createDetails } from "./listing-details.ts";
import { resoListing } from "./reso-listing.ts";
import type { ListingFacts } from "./reso-listing.ts";
import type { SampleListing } from "./sample-listing.ts";
import { sampleAgents } from "./sample-agents.ts";

/** The row of a sample, which is from a market like one of a feed, and has an order of its own. */
export function toSampleRow(record: Listing, position: number) {
  const system = record.originatingSystemName?.toLowerCase();
  const market = markets.find((one) => one === system) ?? "";
  return toListingRow(record, { source: "sample", market, position });
}

export function getListingKey(slug: string, index: number): string {
  return `${slug}-${index + 1}`;
}

/** What the sample websites say about their homes, by the key of the home. */
export function sampleWords(slug: string): ReadonlyMap<string, ListingContent["words"]> {
  const listings =
    slug === brokerage.slug
      ? brokerageListings
      : (sampleAgents.find((agent) => agent.slug === slug)?.listings ?? []);
  return new Map(
    listings.map(({ sentence: { ko, en, ja } }, index) => [
      getListingKey(slug, index),
      { ko: { sentence: ko }, en: { sentence: en }, ja: { sentence: ja } },
    ]),
  );
}

/** The listings of the ten agents and of the brokerage, in their order. */
export function sampleListings(today: Date): Listing[] {
  return [
    ...sampleAgents.flatMap((agent) =>
      createListings(
        agent.slug,
        agent.listings,
        {
          name: agent.name.en,
          license: normalizeLicense(agent.license),
          office: agent.brokerage.en,
          phone: agent.phone,
          // The first name.
          host: agent.name.en.replace(/ .*/, ""),
        },
        today,
      ),
    ),
    ...createListings(
      brokerage.slug,
      brokerageListings,
      {
        name: brokerage.name.en,
        license: brokerage.license,
        office: brokerage.name.en,
        phone: brokerage.phone,
        host: `An agent of ${brokerage.name.en}`,
      },
      today,
    ),
  ];
}

function createListings(
  slug: string,
  listings: readonly SampleListing[],
  agent: ListingFacts["agent"],
  today: Date,
): Listing[] {
  return listings.map((listing, index) => {
    const { status, subType, photos, remarks, sentence: _sentence, ...facts } = listing;
    return resoListing(
      {
        ...facts,
        key: getListingKey(slug, index),
        standardStatus: status ?? (facts.closedDaysAgo === undefined ? "Active" : "Closed"),
        propertySubType: subType,
        remarks: remarks.join("\n\n"),
        images: photos,
        details: createDetails(listing, today),
        agent,
      },
      today,
    );
  });
}
