import { useLayoutEffect, useRef } from "react";
import { formatTemplate } from "../../format.ts";
import type { GalleryLabels } from "../../labels/controls/control-labels.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";
import * as css from "./gallery-viewer.css.ts";

interface ThumbnailsProps {
  labels: Pick<GalleryLabels, "open">;
  photos: readonly GalleryPhoto[];
  index: number;
  onIndexChange: (index: number) => void;
}

/** A row of buttons for the photos, of which the current one is in the tab order. It stays visible. */
export function Thumbnails({ labels, photos, index, onIndexChange }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.children[index];
    if (!row || !(current instanceof HTMLElement)) return;
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    if (row.contains(document.activeElement))
      current.querySelector("button")?.focus({ preventScroll: true });
  }, [index]);
  return (
    <ol ref={list} className={css.thumbnails}>
      {photos.map((photo, at) => (
        <li key={photo.fullSrc}>
          <button
            type="button"
            className={css.thumbnail}
            aria-label={formatTemplate(labels.open, { n: at + 1 })}
            aria-current={at === index || undefined}
            tabIndex={at === index ? 0 : -1}
            onClick={() => onIndexChange(at)}
          >
            <img
              className={css.thumbnailImage}
              src={photo.src}
              srcSet={photo.srcSet}
              sizes={photo.srcSet === undefined ? undefined : "90px"}
              alt=""
              width={90}
              height={60}
              loading="lazy"
              decoding="async"
            />
          </button>
        </li>
      ))}
    </ol>
  );
}
