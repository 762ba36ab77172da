import type { PhotoPath, StoredPhoto } from "./stored.ts";
import { cleanText, type Missing } from "./text.ts";
import { listAt, objectAt, type Wire } from "./wire.ts";

/** The photos of an agent: `docs/spec/profile.md#photos`. */
export type PhotosInput = {
  photos?: readonly { path: string; imageType: string; url: string }[] | Missing;
  presentation?:
    | {
        /** By photo path (`id`, `top`, …), by the path of the URL, or formerly by the whole URL. */
        focalPoints?: Readonly<Record<string, PhotoFocus | Missing>> | Missing;
      }
    | Missing;
};

/** How a photo is cropped to its frame: percent of what is cut off at the left and at the top, and magnification. */
export type PhotoFocus = { x: number; y: number; zoom?: number | undefined };

/** A photo with its full-size URL. */
export type Photo = { url: string; focus: PhotoFocus | null };

/** A photo of the service by the path of its URL: its host changes when the service moves. */
const getMediaPath = (url: string) => url.replace(/^https?:\/\/[^/]+(?=\/media\/)/, "");

const stored = listAt<Partial<StoredPhoto> | null>("photos");
const focalPoints = objectAt<Record<string, PhotoFocus | null>>("presentation", "focalPoints");

/** Full-size photos by path, in stored order. */
export type Photos = Readonly<Record<PhotoPath, readonly Photo[]>>;

export function readPhotos(profile: Wire): Photos {
  const points = focalPoints.get(profile);
  const at = (path: PhotoPath): Photo[] =>
    stored.get(profile).flatMap((photo) => {
      const url = photo?.url;
      if (photo?.path !== path || photo.imageType !== "fullsize") return [];
      if (typeof url !== "string" || cleanText(url) === null) return [];
      return [{ url, focus: points[getMediaPath(url)] ?? points[url] ?? points[path] ?? null }];
    });
  return {
    logo: at("logo"),
    logo2: at("logo2"),
    id: at("id"),
    id2: at("id2"),
    top: at("top"),
    gallery: at("gallery"),
    favicon: at("favicon"),
    ogImage: at("ogImage"),
  };
}

/** URLs of a photo's two sizes; equal if only one is stored. */
export interface PhotoPair {
  thumbnail: string;
  fullsize: string;
}

/**
 * Returns the photos of one path in order. The first thumbnail belongs to the first fullsize, and
 * so on; see `docs/spec/profile.md#photos`.
 */
export function pairPhotos(photos: PhotosInput["photos"], path: PhotoPath): PhotoPair[] {
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
