import type { Photo } from "@realtor/profile/photos";
import { type ComponentType, useCallback, useRef, useState } from "react";
import type { ScrollStripControlsProps } from "../../../components/carousel/scroll-strip-controls.tsx";
import { classNames } from "../../../format.ts";
import { useIntent, useNearViewport } from "../../../hooks/intent.ts";
import { wrap } from "../../../styles/layout.css.ts";
import { type CaptionedPhoto, formatPlace } from "../../content/captioned-photo.ts";
import { useMark } from "../../field-marks.ts";
import { langAttribute } from "../../homepage-content.ts";
import { photoId, PhotoLink, useGalleryViewer } from "../../sections/photo-link.tsx";
import { heading } from "../../sections/section.css.ts";
import type { TemplateProps } from "../../template-props.ts";
import * as styles from "./film-strip.css.ts";

type FilmStripProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "links" | "resolveImage"
> & {
  className: string;
};

/**
 * Photos of the listings, with room and address, and of the gallery in a horizontally scrolled list.
 * Counter, buttons, arrow keys and dragging are loaded when the list is near or used; a photo opens in the viewer. Renders nothing
 * without photos.
 */
export function FilmStrip({
  content,
  labels,
  formats,
  links,
  resolveImage,
  className,
}: FilmStripProps) {
  const mark = useMark();
  const text = labels.homepage.gallery;
  const photos: readonly (Photo | CaptionedPhoto)[] = [...content.rooms, ...content.gallery];
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [Controls, setControls] = useState<ComponentType<ScrollStripControlsProps>>();
  const loadStarted = useRef(false);
  const load = useCallback(() => {
    if (loadStarted.current) return;
    loadStarted.current = true;
    import("../../../components/carousel/scroll-strip-controls.tsx").then(
      ({ ScrollStripControls }) => setControls(() => ScrollStripControls),
      // The list still scrolls; the next event tries again.
      () => {
        loadStarted.current = false;
      },
    );
  }, []);
  useIntent(root, load);
  useNearViewport(root, load);
  const { open, viewer } = useGalleryViewer({ photos, labels, links, resolveImage, root });

  if (photos.length === 0) return null;
  const isStrip = photos.length > 1;
  return (
    <section className={className} aria-labelledby="gallery-title">
      <div className={wrap}>
        <h2 id="gallery-title" className={classNames(heading, styles.heading)}>
          {text.title}
        </h2>
      </div>
      <div ref={root} className={isStrip ? undefined : wrap}>
        <div
          ref={viewport}
          className={isStrip ? styles.viewport : undefined}
          data-controls={Controls !== undefined}
        >
          <ul className={isStrip ? styles.frames : undefined}>
            {photos.map((photo, index) => (
              <li
                key={photo.url}
                id={photoId(index + 1)}
                {...(!("caption" in photo) && mark("photos", photo.url))}
              >
                <figure>
                  <PhotoLink
                    index={index}
                    photo={photo}
                    className={styles.photo}
                    sizes={
                      isStrip
                        ? "(max-width: 760px) 630px, 900px"
                        : "(max-width: 760px) 100vw, 1312px"
                    }
                    ratio={[1600, 1066]}
                    max={1440}
                    onOpen={open}
                    {...{ labels, formats, resolveImage }}
                  />
                  {"caption" in photo && (
                    <figcaption className={styles.caption}>
                      <b
                        className={styles.room}
                        {...langAttribute(photo.caption.room, content.lang)}
                      >
                        {photo.caption.room.text}
                      </b>
                      <span lang="en">{formatPlace(photo.caption)}</span>
                    </figcaption>
                  )}
                </figure>
              </li>
            ))}
          </ul>
        </div>
        {isStrip && (
          <div className={styles.controls}>
            {Controls && <Controls viewport={viewport} labels={text} total={photos.length} />}
          </div>
        )}
      </div>
      {viewer}
    </section>
  );
}
