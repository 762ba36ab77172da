import type { Photo } from "@realtor/profile/photos";
import { cleanText } from "@realtor/profile/text";
import { readListingPhotos } from "../../homepage/content/listing-photos.ts";
import type { ListingInput } from "../../homepage/content/listings.ts";
import { roomNames } from "../../homepage/content/room-names.ts";
import { translate } from "../../homepage/content/translate.ts";
import type { Lang } from "../../labels/labels.ts";
import type { ListingPhoto } from "../listing-content.ts";

/** The photos of a home in the order of the service, each once, with what they show. */
export function readPhotos(listing: ListingInput, lang: Lang): ListingPhoto[] {
  const rooms = new Map(
    (listing.media ?? []).flatMap(({ mediaURL, shortDescription }) => {
      const description = cleanText(shortDescription);
      return description === null ? [] : [[mediaURL, description] as const];
    }),
  );
  const seen = new Set<string>();
  return readListingPhotos(listing).flatMap((photo) => {
    if (seen.has(photo.url)) return [];
    seen.add(photo.url);
    const room = rooms.get(photo.url);
    return { ...photo, room: room ? translate(room, lang, roomNames) : null };
  });
}

/** The photos for places without room for the label of an altered one: the others, or if all were altered, the originals. */
export function plainPhotos(photos: readonly ListingPhoto[]): Photo[] {
  const plain = photos.filter(({ alteration }) => alteration === null);
  if (plain.length > 0) return plain;
  return photos.flatMap(({ alteration }) =>
    alteration?.original ? [{ url: alteration.original, focus: null }] : [],
  );
}
