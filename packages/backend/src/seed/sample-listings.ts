import type { Listing } from "@realtor/api/home";

import { normalizeLicense } from "../home/listing-row.ts";
import { resoListing } from "./reso-listing.ts";
import type { ListingFacts } from "./reso-listing.ts";
import { sampleAgents } from "./sample-agents.ts";
import type { SampleAgent, SampleListing } from "./sample-agents.ts";

/** RESO status of each sample status; new and open homes are active ones with a date. */
const statusFacts: Record<
  string,
  Pick<ListingFacts, "standardStatus" | "daysOnMarket" | "openHouseInDays">
> = {
  active: { standardStatus: "Active", daysOnMarket: 24 },
  new: { standardStatus: "Active", daysOnMarket: 2 },
  open: { standardStatus: "Active", daysOnMarket: 11, openHouseInDays: 3 },
  pending: { standardStatus: "Pending", daysOnMarket: 33 },
  closed: { standardStatus: "Closed", daysOnMarket: 41 },
};

/** Days since an agent's latest closing, and between closings, so that the record covers years. */
const latestClosed = 30;
const betweenClosed = 370;

/** The listings of the ten agents, in their order. */
export function sampleListings(today: Date): Listing[] {
  return sampleAgents.flatMap((agent) =>
    agent.listings.map((listing, index) => resoListing(factsOf(agent, listing, index), today)),
  );
}

function factsOf(agent: SampleAgent, listing: SampleListing, index: number): ListingFacts {
  const facts = statusFacts[listing.status];
  if (facts === undefined) throw new Error(`Unknown status of ${listing.id}: ${listing.status}.`);
  return {
    ...facts,
    ...(listing.status === "closed" ? { closedDaysAgo: closedDaysAgo(agent, listing, index) } : {}),
    key: listing.id,
    // The ids are the four kinds of `resoListing`.
    kind: listing.type as ListingFacts["kind"],
    propertySubType:
      listing.image === "exterior-condo-sunset" ? "Condominium" : "SingleFamilyResidence",
    price: listing.price,
    beds: listing.beds,
    baths: listing.baths,
    sqft: listing.sqft,
    street: listing.address,
    city: listing.city,
    yearBuilt: 1962 + ((index * 7) % 60),
    images: [listing.image],
    agent: { name: agent.nameEn, license: normalizeLicense(agent.license), office: agent.agency },
  };
}

function closedDaysAgo(agent: SampleAgent, { type }: SampleListing, index: number): number {
  const later = agent.listings
    .slice(0, index)
    .filter((listing) => listing.status === "closed" && listing.type === type);
  return latestClosed + later.length * betweenClosed;
}
