import { classNames, formatTemplate } from "../../format.ts";
import { FramedPhoto } from "../../homepage/sections/framed-photo.tsx";
import { frame } from "../../homepage/sections/section.css.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./photos.css.ts";

/**
 * All photos in a column, shown when the address has the fragment of one of them: the photo viewer of
 * pages without JavaScript.
 */
export function AllPhotos({ content, labels, resolveImage }: ListingProps) {
  const total = content.photos.length;
  return (
    <section id="photos" className={css.all} aria-labelledby="photos-title">
      <div className={wrap}>
        <h2 id="photos-title" className={css.allHeading}>
          {labels.listing.photosTitle}
        </h2>
        <ol className={css.allList}>
          {content.photos.map((photo, index) => (
            <li key={photo.url} id={`photo-${index + 1}`} className={css.allItem}>
              <figure>
                <div className={classNames(frame, css.allPhoto)}>
                  <FramedPhoto
                    photo={photo}
                    // The caption says what it shows.
                    alt={formatTemplate(labels.homepage.gallery.count, { n: index + 1, total })}
                    sizes="100vw"
                    ratio={[1600, 1066]}
                    max={1440}
                    resolveImage={resolveImage}
                  />
                </div>
                {photo.room && (
                  <figcaption className={css.caption} lang={photo.room.lang}>
                    {photo.room.text}
                  </figcaption>
                )}
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
