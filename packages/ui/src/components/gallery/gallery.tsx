"use client";

import { useCallback, useRef, useState, type ComponentType, type MouseEvent } from "react";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { fill } from "../../private/fill.ts";
import { isPlainClick } from "../../private/plain-click.ts";
import { useIntent } from "../../private/use-intent.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";
import type { GalleryViewerProps } from "./gallery-viewer.tsx";
import * as css from "./gallery.css.ts";

export interface GalleryProps {
  /** `controlLabelsFor(locale).gallery`. */
  labels: GalleryLabels;
  /** None: nothing is drawn. */
  photos: readonly GalleryPhoto[];
}

/** How wide a frame is, for the browser's choice out of `srcSet`. */
const sizes = "(max-width: 760px) 100vw, 66vw";

/**
 * Photographs in a mosaic of 8 + 4 and 4 + 8 columns. Each links to its full size; with a script it
 * opens in a viewer instead, which is loaded on the first sign of intent.
 */
export function Gallery({ labels, photos }: GalleryProps) {
  const list = useRef<HTMLUListElement>(null);
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const asked = useRef(false);

  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    import("./gallery-viewer.tsx").then(
      ({ GalleryViewer }) => setViewer(() => GalleryViewer),
      // The links keep working; the next sign of intent tries again.
      () => {
        asked.current = false;
      },
    );
  }, []);
  useIntent(list, load);

  const open = (event: MouseEvent, photo: number) => {
    // Before the viewer is there, the link leads to the picture by itself.
    if (!Viewer || !isPlainClick(event)) return;
    event.preventDefault();
    setIndex(photo);
  };

  if (photos.length === 0) return null;
  return (
    <>
      <ul ref={list} className={css.mosaic}>
        {photos.map((photo, at) => (
          <li key={photo.full}>
            <a
              className={css.frame}
              href={photo.full}
              aria-label={[fill(labels.open, { n: at + 1 }), photo.alt].filter(Boolean).join(": ")}
              onClick={(event) => open(event, at)}
            >
              <img
                className={css.image}
                src={photo.src}
                srcSet={photo.srcSet}
                sizes={photo.srcSet === undefined ? undefined : sizes}
                alt=""
                width={1600}
                height={1066}
                loading="lazy"
                decoding="async"
                {...(photo.focus
                  ? { style: { objectPosition: `${photo.focus.x}% ${photo.focus.y}%` } }
                  : {})}
              />
            </a>
          </li>
        ))}
      </ul>
      {Viewer && <Viewer labels={labels} photos={photos} index={index} onShow={setIndex} />}
    </>
  );
}
