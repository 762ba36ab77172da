import type { UploadItem, UploadQueue } from "./upload-queue.ts";

/**
 * The index at which an upload is inserted among photos (full-size URLs): after the previous file
 * of its batch, else before the next one, else at the end. The order is that of choosing, not of
 * completion.
 */
export function getInsertIndex(
  queue: UploadQueue,
  id: string,
  fullsizes: readonly string[],
): number {
  const position = queue.findIndex((item) => item.id === id);
  const upload = queue[position];
  if (!upload) return fullsizes.length;
  const getPhotoIndex = (item: UploadItem) =>
    item.path === upload.path && item.state.kind === "stored"
      ? fullsizes.indexOf(item.state.fullsize)
      : -1;
  const previous = queue
    .slice(0, position)
    // The position of an earlier batch is not relevant.
    .filter(({ batch }) => batch === upload.batch)
    .map(getPhotoIndex)
    .findLast((index) => index >= 0);
  if (previous !== undefined) return previous + 1;
  const next = queue
    .slice(position + 1)
    .map(getPhotoIndex)
    .find((index) => index >= 0);
  return next ?? fullsizes.length;
}

/** A photo by its index, or a pending or failed upload. */
export type GalleryTile =
  | { readonly kind: "photo"; readonly index: number }
  | { readonly kind: "upload"; readonly item: UploadItem };

/** Merges the photos and uploads of a path; each upload is at its insert index. */
export function interleaveUploads(queue: UploadQueue, fullsizes: readonly string[]): GalleryTile[] {
  const pending = queue
    .filter(({ state }) => state.kind !== "stored")
    .map((item) => ({ item, insertIndex: getInsertIndex(queue, item.id, fullsizes) }));
  const uploadsAt = (index: number) =>
    pending
      .filter(({ insertIndex }) => insertIndex === index)
      .map(({ item }) => ({ kind: "upload", item }) as const);
  return [
    ...fullsizes.flatMap((_, index): GalleryTile[] => [
      ...uploadsAt(index),
      { kind: "photo", index },
    ]),
    ...uploadsAt(fullsizes.length),
  ];
}
