import type { Listing, SearchType } from "@realtor/api/home";
import type { ContactListing } from "@realtor/api/loaning";
import { contactListing } from "@realtor/api/loaning-schemas";
import { readAddress, readListingPhotos, readPrice } from "@realtor/ui/templates";
import type { z } from "zod";

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
    imageUrl: acceptedBy(imageUrl, readListingPhotos(listing)[0]?.url ?? null),
  };
}

function acceptedBy<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  return schema.safeParse(value).data ?? null;
}
