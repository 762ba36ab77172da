"use client";

import {
  useCallback,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
} from "react";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { useIntent } from "../../hooks/intent.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
import { isUnmodifiedClick } from "../../hooks/is-unmodified-click.ts";
import type { GalleryPhoto, GalleryViewerProps } from "./gallery-viewer.tsx";
import * as css from "./gallery.css.ts";

export type { GalleryPhoto } from "./gallery-viewer.tsx";

export interface GalleryProps extends Omit<ComponentProps<"ul">, "children"> {
  /** `controlLabelsFor(locale).gallery`. */
  labels: GalleryLabels;
  /** Renders nothing if empty. */
  photos: readonly GalleryPhoto[];
  /** Element that the viewer is put into. Default `<body>`. */
  container?: HTMLElement | null | undefined;
}

/** Rendered width of a frame, for `srcSet`. */
const sizes = "(max-width: 760px) 100vw, 66vw";

/**
 * Photo mosaic. Each photo links to its full size; with JavaScript it opens in a viewer, which loads
 * on the first pointer or focus event. Renders a `<ul>` element.
 */
export function Gallery(props: GalleryProps) {
  return props.photos.length === 0 ? null : <Mosaic {...props} />;
}

function Mosaic({ labels, photos, container, className, ref, ...root }: GalleryProps) {
  const list = useForwardedRef(ref);
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const loadStarted = useRef(false);

  const load = useCallback(() => {
    if (loadStarted.current) return;
    loadStarted.current = true;
    import("./gallery-viewer.tsx").then(
      ({ GalleryViewer }) => setViewer(() => GalleryViewer),
      // The links still work; the next pointer or focus event tries again.
      () => {
        loadStarted.current = false;
      },
    );
  }, []);
  useIntent(list, load);

  const open = (event: MouseEvent, photo: number) => {
    // Until the viewer is loaded, the link opens the image.
    if (!Viewer || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    setIndex(photo);
  };

  return (
    <>
      <ul {...root} ref={list} className={classNames(css.mosaic, className)}>
        {photos.map((photo, at) => (
          <li key={photo.fullSrc}>
            <a
              className={css.frame}
              href={photo.fullSrc}
              aria-label={[formatTemplate(labels.open, { n: at + 1 }), photo.alt]
                .filter(Boolean)
                .join(": ")}
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
                {...(photo.focalPoint
                  ? { style: { objectPosition: `${photo.focalPoint.x}% ${photo.focalPoint.y}%` } }
                  : {})}
              />
            </a>
          </li>
        ))}
      </ul>
      {Viewer && (
        <Viewer
          labels={labels}
          photos={photos}
          index={index}
          onIndexChange={setIndex}
          container={container}
        />
      )}
    </>
  );
}
