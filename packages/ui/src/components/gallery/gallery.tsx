"use client";

import type { ComponentProps } from "react";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import { classNames, formatTemplate } from "../../format.ts";
import { useForwardedRef } from "../../hooks/use-forwarded-ref.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";
import { usePhotoViewer } from "./use-photo-viewer.tsx";
import * as css from "./gallery.css.ts";

export type { GalleryPhoto } from "./gallery-photo.ts";

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
  const { open, viewer } = usePhotoViewer({ root: list, labels, photos, container });
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
      {viewer}
    </>
  );
}
