import type { Photo } from "@realtor/profile/photos";
import { useRef } from "react";
import { classNames, formatTemplate } from "../../format.ts";
import { useMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { galleryItem, galleryRest } from "./section.css.ts";
import { more, moreButton } from "./listings-section.css.ts";
import { photoId, PhotoLink, useGalleryViewer } from "./photo-link.tsx";

export type GallerySectionProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "links" | "resolveImage"
> & {
  className: string;
  classes: { inner: string; heading: string; grid: string };
  /** `sizes` of the photos, repeated if there are more. */
  sizes: readonly string[];
  /** Number of photos before "Show more"; default all. */
  first?: number;
};

/** Photo grid with a viewer. Renders nothing without photos. */
export function GallerySection(props: GallerySectionProps) {
  return props.content.gallery.length === 0 ? null : <PhotoGrid {...props} />;
}

function PhotoGrid({
  content,
  labels,
  formats,
  links,
  resolveImage,
  className,
  classes,
  sizes,
  first = Infinity,
}: GallerySectionProps) {
  const mark = useMark();
  const { gallery } = content;
  const text = labels.homepage.gallery;
  const root = useRef<HTMLDivElement>(null);
  const { open, viewer } = useGalleryViewer({ photos: gallery, labels, links, resolveImage, root });
  const grid = (photos: readonly Photo[], offset: number, listClass: string) => (
    <ul className={listClass}>
      {photos.map((photo, index) => (
        <li
          key={photo.url}
          id={photoId(offset + index + 1)}
          className={galleryItem}
          {...mark("photos", photo.url)}
        >
          <PhotoLink
            index={offset + index}
            photo={photo}
            sizes={sizes[(offset + index) % sizes.length] ?? "100vw"}
            ratio={[1600, 1066]}
            max={1440}
            onOpen={open}
            {...{ labels, formats, resolveImage }}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={className} aria-labelledby="gallery-title">
      <div ref={root} className={classes.inner}>
        <h2 id="gallery-title" className={classes.heading}>
          {text.title}
        </h2>
        {grid(gallery.slice(0, first), 0, classes.grid)}
        {gallery.length > first && (
          <details className={more}>
            <summary className={moreButton}>
              {formatTemplate(text.more, { n: formats.number(gallery.length - first) })}
            </summary>
            {grid(gallery.slice(first), first, classNames(classes.grid, galleryRest))}
          </details>
        )}
      </div>
      {viewer}
    </section>
  );
}
