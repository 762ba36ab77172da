"use client";

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type RefObject,
} from "react";
import { useIntent } from "../../hooks/intent.ts";
import { type ClickEvent, isUnmodifiedClick } from "../../hooks/is-unmodified-click.ts";
import type { GalleryViewerProps, openViewer } from "./gallery-viewer.tsx";

export interface PhotoViewerOptions extends Pick<
  GalleryViewerProps,
  "labels" | "photos" | "container"
> {
  /** Contains the links of the photos. */
  root: RefObject<HTMLElement | null>;
  /** Start of the address fragment while a photo is open: `photo` for `#photo-3`. Back closes the viewer then. */
  fragment?: string;
  /** Opens the photo of the fragment with which the page was opened or reloaded. */
  openFromAddress?: boolean;
}

/** State of the entry in the history that an open photo adds: after a reload it still has one below it. */
const photoEntry = { photo: true };

function isPhotoEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "photo" in state;
}

function pushPhoto(fragment: string, photo: number): void {
  history.pushState(photoEntry, "", `#${fragment}-${photo + 1}`);
}

/** The zero-based photo in the address, such as 2 for `#photo-3`; null without one. */
function readPhoto(fragment: string | undefined, count: number): number | null {
  const [, name, digits] = /^#(.+)-(\d+)$/.exec(location.hash) ?? [];
  const photo = Number(digits) - 1;
  return name === fragment && photo >= 0 && photo < count ? photo : null;
}

/**
 * A viewer for links to photos, which loads on the first pointer or focus event inside `root`. Render
 * `viewer` after the links and call `open` when one is clicked. If the viewer cannot be loaded, the
 * browser follows the link.
 */
export function usePhotoViewer({
  root,
  fragment,
  openFromAddress = false,
  ...page
}: PhotoViewerOptions) {
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const [opensOriginal, setOpensOriginal] = useState(false);
  const loading = useRef<Promise<typeof openViewer | undefined>>(undefined);

  const load = useCallback(() => {
    loading.current ??= import("./gallery-viewer.tsx").then(
      (module) => {
        setViewer(() => module.GalleryViewer);
        return module.openViewer;
      },
      () => {
        // The next event tries again.
        loading.current = undefined;
        return undefined;
      },
    );
    return loading.current;
  }, []);
  const prefetch = useCallback(() => void load(), [load]);
  useIntent(root, prefetch);

  const isOpen = index !== null;
  useEffect(() => {
    if (!isOpen || fragment === undefined) return undefined;
    const close = () => setIndex(null);
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [isOpen, fragment]);

  const openAtStart = useEffectEvent(() => {
    const photo = openFromAddress ? readPhoto(fragment, page.photos.length) : null;
    if (fragment === undefined || photo === null) return;
    const { hash } = location;
    const hasOwnEntry = isPhotoEntry();
    // Unlike replaceState, a navigation changes what is `:target`: without script that is a photo of the page.
    location.replace("#");
    if (hasOwnEntry) history.replaceState(photoEntry, "", hash);
    else history.replaceState(null, "", location.pathname + location.search);
    void load().then((openViewer) => {
      if (!openViewer) return location.replace(hash);
      if (!hasOwnEntry) pushPhoto(fragment, photo);
      // Closing the viewer restores the focus.
      root.current?.querySelector<HTMLElement>(`a[href="${hash}"]`)?.focus({ preventScroll: true });
      return setIndex(photo);
    });
  });
  useEffect(() => openAtStart(), []);

  const openLink = (
    event: ClickEvent,
    link: HTMLAnchorElement,
    photo: number,
    original = false,
  ) => {
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and closing the viewer restores the focus.
    link.focus({ preventScroll: true });
    void load().then((openViewer) => {
      if (!openViewer) return location.assign(link.href);
      return openViewer(link, () => {
        if (fragment !== undefined) pushPhoto(fragment, photo);
        setOpensOriginal(original);
        setIndex(photo);
      });
    });
  };

  const change = (photo: number | null) => {
    setIndex(photo);
    if (fragment === undefined) return;
    if (photo === null) history.back();
    else history.replaceState(history.state, "", `#${fragment}-${photo + 1}`);
  };

  return {
    /** Loads the viewer, for links that are not in `root` when it is mounted. */
    prefetch,
    /** Opens a photo, or its original, in response to a click on its link. */
    openLink,
    open: (event: MouseEvent<HTMLAnchorElement>, photo: number) =>
      openLink(event, event.currentTarget, photo),
    viewer: Viewer && (
      <Viewer {...page} {...{ root, index, opensOriginal }} onIndexChange={change} />
    ),
  };
}
