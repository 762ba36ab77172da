import type { Photo } from "../loaning/photos.schema.ts";
import type { ListingContent } from "./document.schema.ts";

/** Full-size photos that may be shown: an altered one needs its original. */
export function shownPhotos({
  photos = [],
  photoDetails = {},
}: Pick<ListingContent, "photos" | "photoDetails">): Photo[] {
  return photos.filter(({ imageType, url }) => {
    const { altered = [], original } = photoDetails[url] ?? {};
    return imageType === "fullsize" && (altered.length === 0 || original !== undefined);
  });
}

/** Every URL of a stored image in the content, changed by `change`. */
export function withImageUrls(
  content: ListingContent,
  change: (url: string) => string,
): ListingContent {
  const { photos, photoDetails, focalPoints, plans } = content;
  return {
    ...content,
    ...(photos && { photos: photos.map((photo) => ({ ...photo, url: change(photo.url) })) }),
    ...(plans && { plans: plans.map(change) }),
    ...(focalPoints && { focalPoints: mapKeys(focalPoints, change) }),
    ...(photoDetails && {
      photoDetails: Object.fromEntries(
        Object.entries(photoDetails).map(([url, detail]) => [
          change(url),
          detail.original === undefined ? detail : { ...detail, original: change(detail.original) },
        ]),
      ),
    }),
  };
}

function mapKeys<Value>(
  entries: Readonly<Record<string, Value>>,
  change: (key: string) => string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [change(key), value]));
}
