import type { ListingContent } from "../listing-content.ts";
import { type ListingLayout, listingLayouts } from "../listing-layout.ts";

/**
 * The largest image of each arrangement, for a preload. On phones as wide as a 3 : 2 photo that covers the
 * frame, which is taller.
 */
export const listingImage: Readonly<
  Record<ListingLayout["photos"], { sizes: string; maxWidth: number }>
> = {
  mosaic: {
    sizes: "(max-width: 760px) max(100vw, 645px), (max-width: 1440px) 62vw, 868px",
    maxWidth: 2400,
  },
  strip: { sizes: "max(100vw, 660px)", maxWidth: 2400 },
  plates: {
    sizes: "(max-width: 1100px) max(100vw, 645px), (max-width: 1440px) 68vw, 978px",
    maxWidth: 2400,
  },
};

/** The largest image above the fold of a listing page. */
export function firstImage(content: ListingContent) {
  const [photo] = content.photos;
  return photo ? { photo, ...listingImage[listingLayouts[content.template].photos] } : null;
}
