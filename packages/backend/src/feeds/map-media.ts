import type { ListingMedia } from "@realtor/api/home";

import type { LookupName } from "./lookups.ts";
import { isRecord } from "./odata-page.ts";
import { copyKey, isPhotoHost } from "./photo-copy.ts";
import { createFieldReader } from "./repair.ts";
import type { FieldReader } from "./repair.ts";
import type { FeedSettings } from "./settings.ts";

export const mediaFields = [
  "MediaKey",
  "MediaURL",
  "MediaCategory",
  "MediaStatus",
  "MediaAlteration",
  "Order",
  "ShortDescription",
  "LongDescription",
  "ImageWidth",
  "ImageHeight",
  "Permission",
  "ResourceRecordKey",
] as const;

const maxPhotos = 60;
const maxDescription = 200;
const notForVisitors = new Set(["Private", "AgentOnly", "FirmOnly", "OfficeOnly", "MemberOnly"]);
const notShown = new Set(["Deleted", "Incomplete", "Withdrawn"]);
const stagingWords = /\bvirtual(?:ly)?[\s-]+stag(?:ed|ing)\b/i;
const alterationWords = /\bdigital(?:ly)?[\s-]+(?:altered|enhanced|alteration|enhancement)\b/i;

interface MediaContext {
  feed: Pick<FeedSettings, "photos" | "photoHosts">;
  listingKey: string;
  lookupName: LookupName;
  /** Where problems of the listing are noted. */
  reader: Pick<FieldReader, "note">;
}

/** Returns the photos for visitors, in their order: at most 60. */
export function mapMedia(raw: unknown, context: MediaContext): ListingMedia[] {
  const { feed, reader } = context;
  if (feed.photos === "none" || !Array.isArray(raw)) return [];
  const seen = new Set<string>();
  const photos = raw
    .filter(isRecord)
    .map((item, index) => mapPhoto(item, index, context))
    .filter((photo) => photo !== undefined)
    .filter(({ mediaURL }) => !seen.has(mediaURL) && seen.add(mediaURL))
    .toSorted((a, b) => a.order - b.order);
  if (photos.length > maxPhotos) reader.note("photos.limit");
  return photos.slice(0, maxPhotos).map((photo, order) => ({ ...photo, order }));
}

function mapPhoto(
  item: Readonly<Record<string, unknown>>,
  index: number,
  { feed, listingKey, lookupName, reader }: MediaContext,
) {
  const fields = createFieldReader(item);
  const category = lookupName("MediaCategory", item["MediaCategory"]) ?? "Photo";
  const status = lookupName("MediaStatus", item["MediaStatus"]);
  const permissions = fields.list("Permission").map((value) => lookupName("Permission", value));
  if (category !== "Photo" || (status !== undefined && notShown.has(status))) return undefined;
  if (permissions.some((permission) => permission !== undefined && notForVisitors.has(permission)))
    return undefined;
  const mediaKey = fields.text("MediaKey");
  const place = toPlace(fields.text("MediaURL"), { feed, listingKey, mediaKey });
  if (place === undefined) {
    reader.note("photos.address");
    return undefined;
  }
  const descriptions = [fields.remarks("ShortDescription"), fields.remarks("LongDescription")];
  const alterations = fields
    .list("MediaAlteration")
    .map((value) => lookupName("MediaAlteration", value))
    .filter((name) => name !== undefined)
    .filter((name) => name !== "None");
  const mediaAlteration =
    alterations.length > 0 ? alterations : readAlterations(descriptions.join(" "));
  const [width, height] = [fields.number("ImageWidth"), fields.number("ImageHeight")];
  return {
    ...place,
    order: fields.number("Order", { min: -1e6 }) ?? 1e6 + index,
    mediaCategory: "Photo",
    shortDescription: descriptions[0]?.slice(0, maxDescription) ?? null,
    ...(mediaKey !== null && { mediaKey }),
    ...(width && height && { imageWidth: width, imageHeight: height }),
    ...(mediaAlteration.length > 0 && { mediaAlteration }),
  };
}

/** Where visitors get a photo: at its own address, or as a copy. Undefined for an address of no host of the market. */
function toPlace(
  address: string | null,
  {
    feed,
    listingKey,
    mediaKey,
  }: Pick<MediaContext, "feed" | "listingKey"> & { mediaKey: string | null },
): { mediaURL: string; sourceURL?: string } | undefined {
  const url = URL.parse(address ?? "");
  if (address === null || !url || !/^https?:$/.test(url.protocol)) return undefined;
  if (!isPhotoHost(feed.photoHosts, url)) return undefined;
  if (feed.photos !== "copy") return { mediaURL: address };
  const key = copyKey(listingKey, { mediaKey, mediaURL: address });
  return key === undefined ? undefined : { mediaURL: `/media/${key}`, sourceURL: address };
}

/** Some markets ask for words in the description instead of the field. */
function readAlterations(description: string): string[] {
  if (stagingWords.test(description)) return ["VirtualStagingItemAddition"];
  return alterationWords.test(description) ? ["OtherMediaModification"] : [];
}
