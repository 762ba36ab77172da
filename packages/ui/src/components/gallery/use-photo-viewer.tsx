"use client";

import {
  useCallback,
  useEffect,
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
}

/**
 * A viewer for links to photos, which loads on the first pointer or focus event inside `root`. Render
 * `viewer` after the links and call `open` when one is clicked. If the viewer cannot be loaded, the
 * browser follows the link.
 */
export function usePhotoViewer({ root, fragment, ...page }: PhotoViewerOptions) {
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [index, setIndex] = useState<number | null>(null);
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

  const openLink = (event: ClickEvent, link: HTMLAnchorElement, photo: number) => {
    if (event.defaultPrevented || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    // Safari does not focus a clicked link, and closing the viewer restores the focus.
    link.focus({ preventScroll: true });
    void load().then((openViewer) => {
      if (!openViewer) return location.assign(link.href);
      return openViewer(link, () => {
        if (fragment !== undefined)
          history.pushState(history.state, "", `#${fragment}-${photo + 1}`);
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
    /** Opens a photo in response to a click on its link. */
    openLink,
    open: (event: MouseEvent<HTMLAnchorElement>, photo: number) =>
      openLink(event, event.currentTarget, photo),
    viewer: Viewer && <Viewer {...page} root={root} index={index} onIndexChange={change} />,
  };
}
