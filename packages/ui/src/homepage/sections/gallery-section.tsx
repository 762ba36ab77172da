import { classNames, formatTemplate } from "../../format.ts";
import type { Photo } from "../content/photos.ts";
import type { TemplateProps } from "../template-props.ts";
import { galleryLink, galleryRest, frame } from "./section.css.ts";
import { more, moreButton } from "./listings-section.css.ts";
import { FramedPhoto } from "./framed-photo.tsx";

export type GallerySectionProps = Pick<
  TemplateProps,
  "content" | "labels" | "formats" | "resolveImage"
> & {
  className: string;
  classes: { inner: string; heading: string; grid: string };
  sizes: string;
  /** Number of photos before "Show more"; default all. */
  first?: number;
};

/** Photo grid with links to the full size. Renders nothing without photos. */
export function GallerySection({
  content,
  labels,
  formats,
  resolveImage,
  className,
  classes,
  sizes,
  first = Infinity,
}: GallerySectionProps) {
  const { gallery } = content;
  if (gallery.length === 0) return null;
  const text = labels.homepage.gallery;
  const grid = (photos: readonly Photo[], offset: number, listClass: string) => (
    <ul className={listClass}>
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <a
            className={classNames(frame, galleryLink)}
            href={resolveImage(photo.url, [2400]).src}
            aria-label={formatTemplate(text.open, { n: formats.number(offset + index + 1) })}
          >
            <FramedPhoto
              photo={photo}
              alt=""
              sizes={sizes}
              ratio={[1600, 1066]}
              max={1440}
              resolveImage={resolveImage}
            />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={className} aria-labelledby="gallery-title">
      <div className={classes.inner}>
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
    </section>
  );
}
