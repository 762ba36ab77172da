"use client";
import { useEffect, useRef } from "react";
import type { GalleryPhoto } from "../../components/gallery/gallery-photo.ts";
import { usePhotoViewer } from "../../components/gallery/use-photo-viewer.tsx";
import { shareLink } from "../../hooks/share-link.ts";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import type { ListingLabels } from "../../labels/listing/listing-labels.ts";

type ShareLabels = Pick<ListingLabels["share"], "copied" | "copyFailed">;

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

/** Operates the button with `data-listing-action`, which is in a part that is not hydrated. */
function useListingActions({ copied, copyFailed }: ShareLabels): void {
  useEffect(() => {
    const abortController = new AbortController();
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest("[data-listing-action]");
      if (!(button instanceof HTMLElement)) return;
      const link = { title: document.title, url: location.origin + location.pathname };
      void shareLink(link).then((result) => {
        const status = button.parentElement?.querySelector("output");
        if (status && result) status.textContent = result === "copied" ? copied : copyFailed;
        return undefined;
      });
    };
    // React stops events in parts that are not hydrated before they reach their target.
    document.addEventListener("click", onClick, { capture: true, signal: abortController.signal });
    for (const button of document.querySelectorAll("[data-listing-action][data-hydrating]"))
      button.removeAttribute("data-hydrating");
    return () => abortController.abort();
  }, [copied, copyFailed]);
}

interface ListingPhotoViewerProps {
  /** `labelsFor(locale).homepage.gallery`, with the label of the close button. */
  labels: GalleryLabels;
  photos: readonly GalleryPhoto[];
}

/**
 * Viewer for the photos in `#hero`, which are not hydrated: their links have the attribute `data-photo`
 * with the zero-based index. Loaded on the first event that suggests that a photo will be opened.
 */
function ListingPhotoViewer({ labels, photos }: ListingPhotoViewerProps) {
  const root = useRef<HTMLElement | null>(null);
  const { prefetch, openLink, viewer } = usePhotoViewer({
    root,
    labels,
    photos,
    fragment: "photo",
    openFromAddress: true,
  });
  const latest = useRef({ prefetch, openLink });
  useEffect(() => {
    latest.current = { prefetch, openLink };
  });
  useEffect(() => {
    root.current = document.getElementById("hero");
    const abortController = new AbortController();
    // React stops events in parts that are not hydrated before they reach their target.
    const options = { capture: true, signal: abortController.signal };
    const findLink = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-photo]") : null;
    for (const intent of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(
        intent,
        (event) => findLink(event) && latest.current.prefetch(),
        options,
      );
    document.addEventListener(
      "click",
      (event) => {
        const link = findLink(event);
        if (!link) return;
        const { photo, original } = link.dataset;
        latest.current.openLink(event, link, Number(photo), original !== undefined);
      },
      options,
    );
    for (const link of document.querySelectorAll("[data-photo][data-hydrating]"))
      link.removeAttribute("data-hydrating");
    return () => abortController.abort();
  }, []);
  // The frame with the agent's colors is elsewhere.
  return <div data-scheme="content">{viewer}</div>;
}
