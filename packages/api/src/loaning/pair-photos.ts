import type { PhotoPath } from "./choices.ts";
import type { Photo } from "./photos.schema.ts";

/** One picture in its two sizes; where only one was stored it stands for both. */
export interface PhotoPair {
  thumbnail: string;
  fullsize: string;
}

/**
 * The pictures of one path, in order (SPEC section 3: photos are grouped by path). The first
 * thumbnail belongs to the first fullsize, and so on.
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
