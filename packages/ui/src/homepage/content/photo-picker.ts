import type { Photo } from "@realtor/profile/photos";

/** Returns the first photo that is not on the page yet, and records it; null if there is none. */
export type PickPhoto = <Kind extends Photo>(candidates: readonly Kind[]) => Kind | null;

/**
 * Hands out each photo of a page once, so call it in the order of `docs/spec/design-language.md`: hero,
 * listings, film strip or gallery, video, custom sections.
 */
export function createPhotoPicker(): PickPhoto {
  const used = new Set<string>();
  return (candidates) => {
    const photo = candidates.find(({ url }) => !used.has(url)) ?? null;
    if (photo) used.add(photo.url);
    return photo;
  };
}
