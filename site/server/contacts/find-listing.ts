import { searchTypes } from "@realtor/api/home";
import type { ContactListing } from "@realtor/api/loaning";
import { contactListing } from "@realtor/api/loaning-schemas";
import type { Log } from "@realtor/server/log";
import { listingQuery } from "#app/data/agent-listings.ts";
import type { Sources } from "#app/data/sources.ts";
import { createListingSnapshot } from "./listing-snapshot.ts";

/**
 * Returns the current state of the home that a visitor asks an agent about; the key alone if it
 * cannot be read, null for an invalid key or one of no listing of the agent. Never rejects.
 */
export type FindListing = (
  realtorId: string,
  listingKey: unknown,
) => Promise<ContactListing | null>;

interface Options {
  sources: Pick<Sources, "getRealtor" | "getListings">;
  log: Log;
}

/** Finds homes in the listings of the agent's pages, with the same copies while a service is down. */
export function createFindListing({ sources, log }: Options): FindListing {
  async function search(realtorId: string, listingKey: string): Promise<ContactListing | null> {
    const profile = await sources.getRealtor(realtorId);
    const query = profile && listingQuery(profile);
    if (!query) return null;
    const listings = await sources.getListings(query);
    if (!listings) return contactListing.parse({ listingKey });
    for (const searchType of searchTypes) {
      const found = listings.byType[searchType].find((one) => one.listingKey === listingKey);
      if (found) return createListingSnapshot(found, searchType);
    }
    return null;
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
