import type { Listing, ListingMedia } from "@realtor/api/home";
import type { MarketSettings } from "@realtor/api/home-schemas";
import { limits } from "@realtor/api/rules";

import type { Db } from "../db/open-db.ts";
import { listings } from "../db/schema.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { limitToRules, mayShowWords } from "./market-rules.ts";
import type { WordsByKey } from "./published-words.ts";

type ShownColumns = Pick<typeof listings.$inferSelect, keyof typeof shownColumns>;

export const shownColumns = {
  listingKey: listings.listingKey,
  source: listings.source,
  market: listings.market,
  record: listings.record,
  media: listings.media,
  openHouses: listings.openHouses,
  listedOn: listings.listedOn,
};

export interface HomeContext {
  db: Db;
  urls: MediaUrls;
  markets: readonly MarketSettings[];
}

type SerializeContext = Pick<HomeContext, "urls" | "markets">;

/** A listing as its market's rules allow it, with all its photos, and the agent's words of `words`. */
export function serializeListing(
  { urls, markets }: SerializeContext,
  { record, media, openHouses, listedOn, ...row }: ShownColumns,
  words: WordsByKey = new Map(),
): Listing {
  const own = mayShowWords(markets, row) ? words.get(row.listingKey) : undefined;
  // Records were parsed by the `listing` schema before they were stored.
  const whole = {
    ...record,
    ...(media && { media }),
    ...(openHouses && { openHouses }),
    ...(own && { words: own }),
    // A feed counts the days itself.
    ...(row.source === "manual" && listedOn !== null && { daysOnMarket: daysSince(listedOn) }),
  } as Listing;
  const listing = limitToRules(markets, row, whole);
  // The count is that of the service itself: not what a feed has and does not send, or a rule hides.
  if (!listing.media) return listing.photosCount ? { ...listing, photosCount: 0 } : listing;
  return {
    ...listing,
    photosCount: listing.media.length,
    media: listing.media
      .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
      .map((item) => withPublicUrls(item, urls)),
  };
}

/** A listing as lists have it: with its first photos, one of them unaltered if there is one. */
export function serializeListed(
  context: SerializeContext,
  row: ShownColumns,
  words?: WordsByKey,
): Listing {
  const listing = serializeListing(context, row, words);
  const { media } = listing;
  if (!media || media.length <= limits.listedPhotos) return listing;
  const first = media.slice(0, limits.listedPhotos);
  const plain = first.some(isUnaltered) ? undefined : media.find(isUnaltered);
  return { ...listing, media: plain ? [...first.slice(0, -1), plain] : first };
}

function isUnaltered({ mediaAlteration }: ListingMedia): boolean {
  return (mediaAlteration ?? []).every((kind) => kind === "None");
}

function daysSince(day: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(day)) / (24 * 60 * 60 * 1000)));
}

/** Also of the original of an altered photo, which homes by hand have; without the market's address of a copy. */
function withPublicUrls(item: ListingMedia, { toPublic }: MediaUrls): ListingMedia {
  const { mediaURL, originalURL, sourceURL: _, ...rest } = item;
  return {
    ...rest,
    mediaURL: toPublic(mediaURL),
    ...(typeof originalURL === "string" && { originalURL: toPublic(originalURL) }),
  };
}
