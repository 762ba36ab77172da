import type { Photo } from "@realtor/profile/photos";
import { cleanText, type Missing, type Text } from "@realtor/profile/text";

/** One photo of a listing, with the RESO names of Media. */
export type MediaInput = {
  mediaURL?: Text;
  order?: number | Missing;
  shortDescription?: Text;
  /** RESO media alterations; `None` means unaltered. */
  mediaAlteration?: readonly string[] | Missing;
  /** URL of the photo before it was altered, which homes by hand have. */
  originalURL?: Text;
};

type WithMedia = { media?: readonly MediaInput[] | Missing };

/** What can be changed in a photo, by words in the names of RESO's `MediaAlteration` and of feeds. */
const alterationWords = {
  furniture: /stag|furni|itemaddition/i,
  removed: /remov/i,
  sky: /sky|twilight|dusk/i,
  grass: /grass|lawn|landscap/i,
  surfaces: /surface|wall|floor/i,
  view: /view/i,
} as const;

export type AlterationKind = keyof typeof alterationWords;

/** How a photo was digitally altered. */
export type Alteration = {
  /** Empty if the service does not say what was changed. */
  kinds: AlterationKind[];
  /** URL of the photo before; null for a feed, in which the photo before or after it can be the original. */
  original: string | null;
};

function readAlteration({ mediaAlteration, originalURL }: MediaInput): Alteration | null {
  const names = (mediaAlteration ?? []).filter((name) => name !== "None");
  if (names.length === 0) return null;
  const kinds = Object.keys(alterationWords) as AlterationKind[]; // of the constant above
  return {
    kinds: kinds.filter((kind) => names.some((name) => alterationWords[kind].test(name))),
    original: cleanText(originalURL),
  };
}

function inOrder({ media }: WithMedia): readonly MediaInput[] {
  return (media ?? []).toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
}

/** All photos of a listing in the order of the service, for a page that labels those that were altered. */
export function readListingPhotos(
  listing: WithMedia,
): (Photo & { alteration: Alteration | null })[] {
  return inOrder(listing).flatMap((item) => {
    const url = cleanText(item.mediaURL);
    return url ? [{ url, focus: null, alteration: readAlteration(item) }] : [];
  });
}

/**
 * What is shown where no label fits, such as a card: the photos that were not altered, or if all were, the
 * originals that are known.
 */
export function plainMedia(listing: WithMedia): readonly MediaInput[] {
  const media = inOrder(listing).filter(({ mediaURL }) => cleanText(mediaURL));
  const plain = media.filter((item) => readAlteration(item) === null);
  if (plain.length > 0) return plain;
  return media.flatMap((item) => {
    const original = cleanText(item.originalURL);
    return original ? [{ ...item, mediaURL: original }] : [];
  });
}

/** The photos of `plainMedia`. */
export function readPlainPhotos(listing: WithMedia): Photo[] {
  return plainMedia(listing).flatMap(({ mediaURL }) =>
    mediaURL ? [{ url: mediaURL, focus: null }] : [],
  );
}
