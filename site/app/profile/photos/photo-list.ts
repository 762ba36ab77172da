import type { Http } from "@realtor/api/http";
import type { Photo, PhotoPath, Presentation } from "@realtor/api/loaning";
import type { PhotoPair } from "@realtor/profile/photos";

/** A photo in its two sizes. */
export interface PhotoEntry {
  /** Unique within the path, also for duplicate URLs; unchanged by a move. */
  readonly key: string;
  readonly thumbnail: Photo;
  readonly fullsize: Photo;
}

/**
 * Identifies a stored photo. The host of its URL is that of the upload until the draft is saved, and that of
 * the service afterwards.
 */
export function getPhotoKey(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/media\/)/, "");
}

/**
 * The photos of a path in order, as `pairPhotos` sees them; a single stored size is used for both.
 */
export function listPhotos(photos: readonly Photo[], path: PhotoPath): PhotoEntry[] {
  const pathPhotos = photos.filter((photo) => photo.path === path);
  const thumbnails = pathPhotos.filter(({ imageType }) => imageType === "thumbnail");
  const fullsizes = pathPhotos.filter(({ imageType }) => imageType === "fullsize");
  const longerList = thumbnails.length > fullsizes.length ? thumbnails : fullsizes;
  const seen = new Map<string, number>();
  return longerList.map((photo, index) => {
    const fullsize = fullsizes[index] ?? { ...photo, imageType: "fullsize" as const };
    const thumbnail = thumbnails[index] ?? { ...photo, imageType: "thumbnail" as const };
    const key = getPhotoKey(fullsize.url);
    const duplicateIndex = seen.get(key) ?? 0;
    seen.set(key, duplicateIndex + 1);
    return {
      key: duplicateIndex === 0 ? key : `${key} ${duplicateIndex}`,
      thumbnail,
      fullsize,
    };
  });
}

/** Puts the photos of a path in the order of `keys`; a photo with another key keeps its position. */
export function reorderPhotos(
  photos: readonly Photo[],
  path: PhotoPath,
  keys: readonly string[],
): readonly Photo[] {
  const entries = listPhotos(photos, path);
  const ordered = keys.flatMap((key) => entries.filter((entry) => entry.key === key));
  const moved = ordered.values();
  const reordered = entries.map((entry) =>
    keys.includes(entry.key) ? (moved.next().value ?? entry) : entry,
  );
  const isSame = reordered.every((entry, index) => entry === entries[index]);
  return isSame ? photos : replaceEntries(photos, path, reordered);
}

export function removePhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  key: string,
): readonly Photo[] {
  const entries = listPhotos(photos, path);
  const remaining = entries.filter((entry) => entry.key !== key);
  return remaining.length === entries.length ? photos : replaceEntries(photos, path, remaining);
}

interface RemovedPhoto {
  path: PhotoPath;
  entry: PhotoEntry;
  /** Its former position. */
  index: number;
  /** The photos before the removal. */
  before: PhotosValue;
}

/** Puts a removed photo back with its focal points; no change if a path with one photo has another. */
export function restorePhoto(
  value: PhotosValue,
  { path, entry, index, before }: RemovedPhoto,
): PhotosValue {
  const entries = listPhotos(value.photos, path);
  const isTaken = path !== "gallery" && entries.length > 0;
  if (isTaken || entries.some(({ key }) => key === entry.key)) return value;
  const keys = [entry.fullsize.url, getPhotoKey(entry.fullsize.url), path];
  const points = Object.entries(before.focalPoints).filter(
    ([key]) => keys.includes(key) && !(key in value.focalPoints),
  );
  return {
    photos: replaceEntries(value.photos, path, entries.toSpliced(index, 0, entry)),
    focalPoints:
      points.length === 0
        ? value.focalPoints
        : { ...value.focalPoints, ...Object.fromEntries(points) },
  };
}

export function insertPhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  pair: PhotoPair,
  at: number,
): readonly Photo[] {
  return replaceEntries(
    photos,
    path,
    listPhotos(photos, path).toSpliced(at, 0, toEntry(path, pair)),
  );
}

/** Replaces a photo; no change if it does not exist. */
export function replacePhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  key: string,
  pair: PhotoPair,
): readonly Photo[] {
  const entries = listPhotos(photos, path);
  if (!entries.some((entry) => entry.key === key)) return photos;
  const replaced = entries.map((entry) => (entry.key === key ? toEntry(path, pair) : entry));
  return replaceEntries(photos, path, replaced);
}

/** Replaces all photos of a path. */
export function setPhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  pair: PhotoPair,
): readonly Photo[] {
  return replaceEntries(photos, path, [toEntry(path, pair)]);
}

function toEntry(path: PhotoPath, { thumbnail, fullsize }: PhotoPair): PhotoEntry {
  return {
    key: fullsize,
    thumbnail: { path, imageType: "thumbnail", url: thumbnail },
    fullsize: { path, imageType: "fullsize", url: fullsize },
  };
}

/**
 * Writes the photos of a path together at the position of its first one; other photos keep their
 * order.
 */
function replaceEntries(
  photos: readonly Photo[],
  path: PhotoPath,
  entries: readonly PhotoEntry[],
): readonly Photo[] {
  const first = photos.findIndex((photo) => photo.path === path);
  const at = first < 0 ? photos.length : first;
  const isOther = (photo: Photo) => photo.path !== path;
  return [
    ...photos.slice(0, at),
    ...entries.flatMap(({ thumbnail, fullsize }) => [thumbnail, fullsize]),
    ...photos.slice(at).filter(isOther),
  ];
}

/** `presentation.focalPoints`: by path or by photo URL; percent from left and top. */
export type FocalPoints = NonNullable<Presentation["focalPoints"]>;

/** Photos in stored order and their focal points. */
export interface PhotosValue {
  photos: readonly Photo[];
  focalPoints: FocalPoints;
}
export interface PhotosEditorProps {
  value: PhotosValue;
  /**
   * `update` receives the current value, because uploads finish in any order, and returns the same
   * object if nothing changes. One call makes one undo step.
   */
  onChange: (update: (value: PhotosValue) => PhotosValue) => void;
  /** `sessionHttp(address)`. */
  http: Http;
}
