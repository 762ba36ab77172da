"use client";

import { useEffect, useRef } from "react";
import type { GalleryPhoto } from "../../components/gallery/gallery-photo.ts";
import { usePhotoViewer } from "../../components/gallery/use-photo-viewer.tsx";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";

export interface ListingPhotoViewerProps {
  /** `labelsFor(locale).homepage.gallery`, with the label of the close button. */
  labels: GalleryLabels;
  photos: readonly GalleryPhoto[];
}

/**
 * Viewer for the photos in `#hero`, which are not hydrated: their links have the attribute `data-photo`
 * with the zero-based index. Loaded on the first event that suggests that a photo will be opened.
 */
export function ListingPhotoViewer({ labels, photos }: ListingPhotoViewerProps) {
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
        if (link) latest.current.openLink(event, link, Number(link.dataset["photo"]));
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
