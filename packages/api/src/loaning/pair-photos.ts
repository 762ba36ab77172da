import type { PhotoPath } from "./choices.ts";
import type { Photo } from "./photos.schema.ts";

/** URLs of a photo's two sizes; equal if only one is stored. */
export interface PhotoPair {
  thumbnail: string;
  fullsize: string;
}

/**
 * Returns the photos of one path in order. The first thumbnail belongs to the first fullsize, and
 * so on; see `docs/spec/profile.md#photos`.
 */
export function pairPhotos(photos: readonly Photo[] | undefined, path: PhotoPath): PhotoPair[] {
  const ofType = (imageType: string) =>
    (photos ?? []).filter((photo) => photo.path === path && photo.imageType === imageType);
  const thumbnails = ofType("thumbnail");
  const fullsizes = ofType("fullsize");
  const longer = thumbnails.length > fullsizes.length ? thumbnails : fullsizes;
  return longer.map((photo, index) => ({
    thumbnail: thumbnails[index]?.url ?? photo.url,
    fullsize: fullsizes[index]?.url ?? photo.url,
  }));
}
