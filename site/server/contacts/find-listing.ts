import type { Listing, SearchType } from "@realtor/api/home";
import type { ContactListing } from "@realtor/api/loaning";
import { contactListing } from "@realtor/api/loaning-schemas";
import { readProfile } from "@realtor/profile/read";
import { isListingAvailable, readAddress, readPlainPhotos, readPrice } from "@realtor/ui/templates";
import type { z } from "zod";
import { searchTypes } from "@realtor/api/home";
import type { Log } from "@realtor/server/log";
import { listingQuery } from "#app/data/agent-listings.ts";
import { loadCityHome } from "#app/data/city-homes.ts";
import type { AgentListings, Sources } from "#app/data/sources.ts";

const { address, price, imageUrl } = contactListing.shape;

/**
 * What a contact request stores of its home: the address, price and first photo that the agent's
 * pages show in the list `searchType`. A value that the contract rejects is null, so that no
 * listing prevents a request.
 */
export function createListingSnapshot(listing: Listing, searchType: SearchType): ContactListing {
  const dollars = readPrice(listing, searchType);
  return {
    listingKey: listing.listingKey,
    address: acceptedBy(address, readAddress(listing)),
    price: acceptedBy(price, dollars === null ? null : Math.round(dollars)),
    searchType,
    ...(isListingAvailable(listing, searchType) && { isAvailable: true }),
    imageUrl: acceptedBy(imageUrl, readPlainPhotos(listing)[0]?.url ?? null),
  };
}

function acceptedBy<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  return schema.safeParse(value).data ?? null;
}

/**
 * Returns the current state of the home that a visitor asks an agent about; the key alone if it
 * cannot be read, null for an invalid key or one of no home that the agent's pages show. Never rejects.
 */
export type FindListing = (
  realtorId: string,
  listingKey: unknown,
) => Promise<ContactListing | null>;

function findIn(byType: AgentListings["byType"], listingKey: string): ContactListing | null {
  for (const searchType of searchTypes) {
    const found = byType[searchType].find((one) => one.listingKey === listingKey);
    if (found) return createListingSnapshot(found, searchType);
  }
  return null;
}

interface Options {
  sources: Pick<Sources, "getRealtor" | "getListings" | "getMarkets" | "getHome">;
  log: Log;
}

/** Finds homes that the agent's pages show, also of other brokers, with the same copies while a service is down. */
export function createFindListing({ sources, log }: Options): FindListing {
  async function search(realtorId: string, listingKey: string): Promise<ContactListing | null> {
    const profile = await sources.getRealtor(realtorId);
    if (!profile) return null;
    const query = listingQuery(profile);
    const listings = query && (await sources.getListings(query));
    if (query && !listings) return contactListing.parse({ listingKey });
    const listed = listings && findIn(listings.byType, listingKey);
    if (listed) return listed;
    const agent = readProfile(profile, "en");
    // The pages that showed the home had a copy of the rules; this process may have none.
    if (agent.cityHomes && !(await sources.getMarkets()))
      return contactListing.parse({ listingKey });
    const home = await loadCityHome(agent, listingKey, sources, new Date());
    return home && findIn(home.byType, listingKey);
  }

  return async (realtorId, listingKey) => {
    const key = contactListing.shape.listingKey.safeParse(listingKey);
    if (!key.success) return null;
    try {
      return await search(realtorId, key.data);
    } catch (error) {
      log.warn({ err: error }, "home of a contact request unknown: its agent could not be read");
      return contactListing.parse({ listingKey: key.data });
    }
  };
}
