import type { Photo, PhotoPair, PhotoPath } from "@realtor/api/loaning";

/** One photo of a path in its two sizes. */
export interface PhotoEntry {
  /** Unlike any other's of the path, also where an address stands twice; the same after a move. */
  readonly key: string;
  readonly thumbnail: Photo;
  readonly fullsize: Photo;
}

/**
 * The photos of one path in order, as `pairPhotos` sees them; where only one size is stored it stands
 * for both.
 */
export function listPhotos(photos: readonly Photo[], path: PhotoPath): PhotoEntry[] {
  const own = photos.filter((photo) => photo.path === path);
  const thumbnails = own.filter(({ imageType }) => imageType === "thumbnail");
  const fullsizes = own.filter(({ imageType }) => imageType === "fullsize");
  const longer = thumbnails.length > fullsizes.length ? thumbnails : fullsizes;
  const seen = new Map<string, number>();
  return longer.map((photo, index) => {
    const fullsize = fullsizes[index] ?? { ...photo, imageType: "fullsize" as const };
    const thumbnail = thumbnails[index] ?? { ...photo, imageType: "thumbnail" as const };
    const turn = seen.get(fullsize.url) ?? 0;
    seen.set(fullsize.url, turn + 1);
    return { key: turn === 0 ? fullsize.url : `${fullsize.url} ${turn}`, thumbnail, fullsize };
  });
}

/** Moves one photo of a path to another index; beyond the ends is the end. */
export function movePhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  key: string,
  to: number,
): readonly Photo[] {
  const entries = listPhotos(photos, path);
  const from = entries.findIndex((entry) => entry.key === key);
  const moved = entries[from];
  const target = Math.min(Math.max(0, to), entries.length - 1);
  if (!moved || from === target) return photos;
  return write(photos, path, entries.toSpliced(from, 1).toSpliced(target, 0, moved));
}

export function removePhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  key: string,
): readonly Photo[] {
  const entries = listPhotos(photos, path);
  const left = entries.filter((entry) => entry.key !== key);
  return left.length === entries.length ? photos : write(photos, path, left);
}

export function insertPhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  pair: PhotoPair,
  at: number,
): readonly Photo[] {
  return write(photos, path, listPhotos(photos, path).toSpliced(at, 0, entryOf(path, pair)));
}

/** Puts a photo in another's place; nothing changes where that one is gone. */
export function replacePhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  key: string,
  pair: PhotoPair,
): readonly Photo[] {
  const entries = listPhotos(photos, path);
  if (!entries.some((entry) => entry.key === key)) return photos;
  const replaced = entries.map((entry) => (entry.key === key ? entryOf(path, pair) : entry));
  return write(photos, path, replaced);
}

/** Makes this the only photo of a path. */
export function setPhoto(
  photos: readonly Photo[],
  path: PhotoPath,
  pair: PhotoPair,
): readonly Photo[] {
  return write(photos, path, [entryOf(path, pair)]);
}

function entryOf(path: PhotoPath, { thumbnail, fullsize }: PhotoPair): PhotoEntry {
  return {
    key: fullsize,
    thumbnail: { path, imageType: "thumbnail", url: thumbnail },
    fullsize: { path, imageType: "fullsize", url: fullsize },
  };
}

/** The photos of a path stand together, where its first one stood; those of others stay in order. */
function write(
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
