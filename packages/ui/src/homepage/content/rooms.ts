import { cleanText } from "@realtor/profile/text";
import type { Lang } from "../../labels/labels.ts";
import { listingSlug } from "./listing-slug.ts";
import type { PickPhoto } from "./photo-picker.ts";
import type { CaptionedPhoto } from "./captioned-photo.ts";
import { type ListingInput, type Listings, type ListingsInput, readStreet } from "./listings.ts";
import { plainMedia } from "./listing-photos.ts";
import { roomNames } from "./room-names.ts";
import { translate } from "./translate.ts";

/** Number of photos from listings, so that a film strip is not all listings. */
const maxRooms = 8;

/** Views of the whole home from outside, which the cards of the listings show already. */
const facade = /\b(?:exterior|building|street view)\b/i;

function readCaptions(listing: ListingInput, lang: Lang): CaptionedPhoto[] {
  const street = readStreet(listing);
  const city = cleanText(listing.city);
  const region = cleanText(listing.stateOrProvince);
  const home = { key: listing.listingKey, slug: listingSlug({ street, city, region }) };
  const facadeOrder = ({ shortDescription }: NonNullable<ListingInput["media"]>[number]) =>
    Number(facade.test(cleanText(shortDescription) ?? ""));
  return plainMedia(listing)
    .slice(1)
    .toSorted((a, b) => facadeOrder(a) - facadeOrder(b))
    .flatMap(({ mediaURL, shortDescription }) => {
      const url = cleanText(mediaURL);
      const description = cleanText(shortDescription);
      if (!url || !description) return [];
      const room = translate(description, lang, roomNames);
      return [{ url, focus: null, caption: { room, street, city }, home }];
    });
}

/**
 * Photos of the shown listings after the first of each, rooms before views from outside, with the description
 * from the MLS and the address; one of each listing in turn, none of them on the page already.
 */
export function readRooms(
  listings: ListingsInput,
  shown: Listings,
  lang: Lang,
  pick: PickPhoto,
): CaptionedPhoto[] {
  if (!listings || shown.state !== "ready") return [];
  const keys = new Map(shown.items.map(({ key }, index) => [key, index]));
  const homes = listings.byType[shown.type]
    .filter(({ listingKey }) => keys.has(listingKey))
    .map((listing) => readCaptions(listing, lang));
  const rooms: CaptionedPhoto[] = [];
  const most = Math.max(0, ...homes.map(({ length }) => length));
  for (let turn = 0; turn < most; turn++) {
    for (const home of homes) {
      if (rooms.length >= maxRooms) return rooms;
      const room = pick(home.slice(turn, turn + 1));
      if (room) rooms.push(room);
    }
  }
  return rooms;
}
