"use client";

import type { GalleryPhoto } from "../../components/gallery/gallery-photo.ts";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { ListingPhotoViewer } from "./listing-photo-viewer.tsx";
import { type ShareLabels, useListingActions } from "./use-listing-actions.ts";

export interface ListingControlsProps {
  labels: {
    /** `labelsFor(locale).homepage.gallery`, with the label of the close button. */
    gallery: GalleryLabels;
    /** `listingLabelsFor(locale).share` or a subset. */
    share: ShareLabels;
  };
  photos: readonly GalleryPhoto[];
}

/**
 * Operates the photos and buttons of a listing page, which are in parts that are not hydrated: elements with
 * `data-photo` or `data-listing-action`. It can be hydrated on the first event on one of them.
 */
export function ListingControls({ labels, photos }: ListingControlsProps) {
  useListingActions(labels.share);
  return <ListingPhotoViewer labels={labels.gallery} photos={photos} />;
}
