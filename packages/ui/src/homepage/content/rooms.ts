import type { CaptionedPhoto, Photo } from "./photos.ts";
import { type ListingInput, type Listings, type ListingsInput, readStreet } from "./listings.ts";
import { cleanText } from "./local-text.ts";

/** Number of photos from listings, so that a film strip is not all listings. */
const maxRooms = 8;

function readCaptions(listing: ListingInput): CaptionedPhoto[] {
  const street = readStreet(listing);
  const home = [street, cleanText(listing.city)].filter((part) => part !== null).join(", ");
  return (listing.media ?? [])
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .slice(1)
    .flatMap(({ mediaURL, shortDescription }) => {
      const url = cleanText(mediaURL);
      const room = cleanText(shortDescription);
      return url && room ? [{ url, focus: null, caption: { room, home } }] : [];
    });
}

/**
 * Photos of the shown listings after the first of each, with the description from the MLS (in English)
 * and the address; one of each listing in turn. None is in `used`.
 */
export function readRooms(
  listings: ListingsInput,
  shown: Listings,
  used: readonly (Photo | null)[],
): CaptionedPhoto[] {
  if (!listings || shown.state !== "ready") return [];
  const keys = new Map(shown.items.map(({ key }, index) => [key, index]));
  const homes = listings.byType[shown.type]
    .filter(({ listingKey }) => keys.has(listingKey))
    .map(readCaptions);
  const urls = new Set([...used, ...shown.items.map(({ photo }) => photo)].map((one) => one?.url));
  const rooms: CaptionedPhoto[] = [];
  const most = Math.max(0, ...homes.map(({ length }) => length));
  for (let turn = 0; turn < most && rooms.length < maxRooms; turn++) {
    for (const photo of homes.flatMap((home) => home[turn] ?? [])) {
      if (urls.has(photo.url) || rooms.length >= maxRooms) continue;
      urls.add(photo.url);
      rooms.push(photo);
    }
  }
  return rooms;
}
