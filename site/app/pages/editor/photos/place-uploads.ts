import type { UploadItem, UploadQueue } from "./upload-queue.ts";

/**
 * Where an upload belongs among photos, by their full-size addresses: behind the one chosen before it,
 * else before the one chosen after it, else at the end. So the order is the one chosen, not of arrival.
 */
export function placeOf(queue: UploadQueue, id: string, fullsizes: readonly string[]): number {
  const at = queue.findIndex((item) => item.id === id);
  const own = queue[at];
  if (!own) return fullsizes.length;
  const indexOf = (item: UploadItem) =>
    item.path === own.path && item.state.kind === "stored"
      ? fullsizes.indexOf(item.state.fullsize)
      : -1;
  const before = queue
    .slice(0, at)
    // Where somebody moved an earlier batch to says nothing of this one.
    .filter(({ batch }) => batch === own.batch)
    .map(indexOf)
    .findLast((index) => index >= 0);
  if (before !== undefined) return before + 1;
  const after = queue
    .slice(at + 1)
    .map(indexOf)
    .find((index) => index >= 0);
  return after ?? fullsizes.length;
}

/** A photo by its index, or an upload that has not arrived. */
export type PlacedTile =
  | { readonly kind: "photo"; readonly index: number }
  | { readonly kind: "upload"; readonly item: UploadItem };

/** Photos with the uploads of the same path between them, each where it will land. */
export function placeUploads(queue: UploadQueue, fullsizes: readonly string[]): PlacedTile[] {
  const waiting = queue
    .filter(({ state }) => state.kind !== "stored")
    .map((item) => ({ item, place: placeOf(queue, item.id, fullsizes) }));
  const uploadsAt = (index: number) =>
    waiting
      .filter(({ place }) => place === index)
      .map(({ item }) => ({ kind: "upload", item }) as const);
  return [
    ...fullsizes.flatMap((_, index): PlacedTile[] => [
      ...uploadsAt(index),
      { kind: "photo", index },
    ]),
    ...uploadsAt(fullsizes.length),
  ];
}
