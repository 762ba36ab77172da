import { createHash } from "node:crypto";

import type { ListingMedia } from "@realtor/api/home";

import type { LookupName } from "./lookups.ts";
import { isRecord } from "./odata-page.ts";
import { createFieldReader } from "./repair.ts";
import type { FieldReader } from "./repair.ts";
import type { FeedSettings } from "./settings.ts";

/** A photo with where it is at its source, which the services do not send on. */
export type FeedPhoto = ListingMedia & { sourceURL?: string };

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

/** Longer keys would make file names that no store has; their photos have no copies. */
const maxKeyBytes = 120;

interface MediaContext {
  feed: Pick<FeedSettings, "photos">;
  listingKey: string;
  lookupName: LookupName;
  /** Where problems of the listing are noted. */
  reader: Pick<FieldReader, "note">;
}

/** Returns the photos for visitors, in their order: at most 60. */
export function mapMedia(raw: unknown, context: MediaContext): FeedPhoto[] {
  const { feed, reader } = context;
  if (feed.photos === "none" || !Array.isArray(raw)) return [];
  if (feed.photos === "copy" && Buffer.byteLength(context.listingKey) > maxKeyBytes) return [];
  const seen = new Set<string>();
  const photos = raw
    .filter(isRecord)
    .map((item, index) => mapPhoto(item, index, context))
    .filter((photo) => photo !== undefined)
    .filter(({ sourceURL }) => !seen.has(sourceURL) && seen.add(sourceURL))
    .toSorted((a, b) => a.order - b.order);
  if (photos.length > maxPhotos) reader.note("photos.limit");
  return photos.slice(0, maxPhotos).map(({ sourceURL, ...photo }, order) =>
    feed.photos === "copy"
      ? {
          ...photo,
          order,
          mediaURL: toCopyPath(context.listingKey, photo.mediaKey ?? sourceURL),
          sourceURL,
        }
      : { ...photo, order, mediaURL: sourceURL },
  );
}

function mapPhoto(
  item: Readonly<Record<string, unknown>>,
  index: number,
  { lookupName, reader }: MediaContext,
) {
  const fields = createFieldReader(item);
  const category = lookupName("MediaCategory", item["MediaCategory"]) ?? "Photo";
  const status = lookupName("MediaStatus", item["MediaStatus"]);
  const permissions = fields.list("Permission").map((value) => lookupName("Permission", value));
  if (category !== "Photo" || (status !== undefined && notShown.has(status))) return undefined;
  if (permissions.some((permission) => permission !== undefined && notForVisitors.has(permission)))
    return undefined;
  const sourceURL = fields.text("MediaURL");
  if (sourceURL === null || !/^https?:$/.test(URL.parse(sourceURL)?.protocol ?? "")) {
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
  const mediaKey = fields.text("MediaKey");
  const [width, height] = [fields.number("ImageWidth"), fields.number("ImageHeight")];
  return {
    sourceURL,
    order: fields.number("Order", { min: -1e6 }) ?? 1e6 + index,
    mediaCategory: "Photo",
    shortDescription: descriptions[0]?.slice(0, maxDescription) ?? null,
    ...(mediaKey !== null && { mediaKey }),
    ...(width && height && { imageWidth: width, imageHeight: height }),
    ...(mediaAlteration.length > 0 && { mediaAlteration }),
  };
}

/** Some markets ask for words in the description instead of the field. */
function readAlterations(description: string): string[] {
  if (stagingWords.test(description)) return ["VirtualStagingItemAddition"];
  return alterationWords.test(description) ? ["OtherMediaModification"] : [];
}

/** The path of a photo's copy, from which its listing is found: the file is made at first view. */
function toCopyPath(listingKey: string, photo: string): string {
  const hash = createHash("sha256").update(photo).digest("base64url").slice(0, 16);
  const key = Buffer.from(listingKey).toString("base64url");
  return `/media/mls/${hash}${key}.jpg`;
}

/** Returns the listing key in the path of a copy; undefined for any other path. */
export function readCopyPath(path: string): string | undefined {
  const [, key] = /^\/media\/mls\/[\w-]{16}([\w-]+)\.jpg$/.exec(path) ?? [];
  return key === undefined ? undefined : Buffer.from(key, "base64url").toString();
}
