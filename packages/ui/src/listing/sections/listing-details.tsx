import { classNames, formatTemplate } from "../../format.ts";
import type { Alteration } from "../../homepage/content/listing-photos.ts";
import { langAttribute } from "../../homepage/homepage-content.ts";
import { FramedPhoto } from "../../homepage/sections/framed-photo.tsx";
import { frame } from "../../homepage/sections/section.css.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingProps } from "../listing-props.ts";
import { BuildingRows, hasBuilding } from "./building-rows.tsx";
import { hasRows, InnerSection, ListingSection } from "./listing-section.tsx";
import * as photos from "./photos.css.ts";
import { Place } from "./place.tsx";
import * as css from "./section.css.ts";

/** Rooms, building and location. Sections without data are not rendered. */
export function ListingDetails(props: ListingProps) {
  const { content, labels } = props;
  return (
    <>
      {hasRows(content) ? <DetailRows {...props} /> : <DetailColumns {...props} />}
      {content.home.map !== null && (
        <ListingSection content={content} id="place" title={labels.listing.place.title}>
          <Place {...props} />
        </ListingSection>
      )}
      {content.photos.length > 0 && <AllPhotos {...props} />}
    </>
  );
}

function DetailRows(props: ListingProps) {
  const { content, labels } = props;
  const { rooms, building } = labels.listing;
  return (
    <>
      {content.rooms.length > 0 && (
        <ListingSection content={content} id="rooms" title={rooms.title}>
          <RoomRows {...props} />
        </ListingSection>
      )}
      {hasBuilding(content) && (
        <ListingSection content={content} id="building" title={building.title}>
          <BuildingRows {...props} />
        </ListingSection>
      )}
    </>
  );
}

function DetailColumns(props: ListingProps) {
  const { content, labels } = props;
  const { rooms, building } = labels.listing;
  const hasRooms = content.rooms.length > 0;
  if (!hasRooms && !hasBuilding(content)) return null;
  return (
    <div className={classNames(wrap, css.section)}>
      <div className={css.pair}>
        {hasRooms && (
          <InnerSection id="rooms" title={rooms.title}>
            <RoomRows {...props} />
          </InnerSection>
        )}
        {hasBuilding(content) && (
          <InnerSection id="building" title={building.title}>
            <BuildingRows {...props} />
          </InnerSection>
        )}
      </div>
    </div>
  );
}

/**
 * All photos in a column, shown when the address has the fragment of one of them: the photo viewer of
 * pages without JavaScript.
 */
function AllPhotos({ content, labels, resolveImage }: ListingProps) {
  const total = content.photos.length;
  return (
    <section id="photos" className={photos.all} aria-labelledby="photos-title">
      <div className={wrap}>
        <h2 id="photos-title" className={photos.allHeading}>
          {labels.listing.photosTitle}
        </h2>
        <ol className={photos.allList}>
          {content.photos.map((photo, index) => (
            <li key={photo.url} id={`photo-${index + 1}`} className={photos.allItem}>
              <figure>
                <div className={classNames(frame, photos.allPhoto)}>
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
                  <figcaption className={photos.caption} lang={photo.room.lang}>
                    {photo.room.text}
                  </figcaption>
                )}
              </figure>
              {photo.alteration && (
                <Original
                  {...{ index, total, labels, resolveImage }}
                  alteration={photo.alteration}
                />
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface OriginalProps extends Pick<ListingProps, "labels" | "resolveImage"> {
  alteration: Alteration;
  /** Zero-based, of the altered photo. */
  index: number;
  total: number;
}

/** What was altered in a photo, and its original; of a feed, links to the photos that can be it. */
function Original({ alteration, index, total, labels, resolveImage }: OriginalProps) {
  const { label, beside, original, kinds } = labels.listing.altered;
  const neighbors = [index, index + 2].filter((number) => number >= 1 && number <= total);
  return (
    <>
      <p className={photos.alteration}>
        <b>{label}</b> {alteration.kinds.map((kind) => kinds[kind]).join(" ")}
        {alteration.original === null && (
          <>
            {" "}
            {beside}:{" "}
            {neighbors.map((number) => (
              <a key={number} href={`#photo-${number}`}>
                {formatTemplate(labels.homepage.gallery.count, { n: number, total })}
              </a>
            ))}
          </>
        )}
      </p>
      {alteration.original !== null && (
        <figure>
          <div className={classNames(frame, photos.allPhoto)}>
            <FramedPhoto
              photo={{ url: alteration.original, focus: null }}
              alt=""
              sizes="100vw"
              ratio={[1600, 1066]}
              max={1440}
              resolveImage={resolveImage}
            />
          </div>
          <figcaption className={photos.caption}>{original}</figcaption>
        </figure>
      )}
    </>
  );
}

/** The rooms with their size and description. */
function RoomRows({ content, formats }: Pick<ListingProps, "content" | "formats">) {
  return (
    <ul className={css.rows}>
      {content.rooms.map(({ name, size, text }, index) => (
        <li key={index} className={css.item}>
          <span className={css.itemName} {...langAttribute(name, content.lang)}>
            {name.text}
          </span>
          <span className={css.size}>{size && formats.roomSize(size.length, size.width)}</span>
          <span className={css.itemText} lang="en">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
