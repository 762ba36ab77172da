import type { ReactNode } from "react";
import { formatTemplate, classNames } from "../../format.ts";
import { GridIcon } from "../../components/icons/icons.ts";
import { isAvailable, statusText } from "../../homepage/content/listing-offer.ts";
import { PlaceholderPlan } from "../../homepage/sections/placeholder-plan.tsx";
import { cropStyle } from "../../homepage/designs/panorama/name-on-photo.ts";
import { cropped } from "../../homepage/designs/panorama/name-on-photo.css.ts";
import { wrap } from "../../styles/layout.css.ts";
import type { ListingPhoto } from "../listing-content.ts";
import { listingLayouts } from "../listing-layout.ts";
import type { ListingProps } from "../listing-props.ts";
import * as altered from "./altered-label.css.ts";
import { AlteredLabel } from "./altered-label.tsx";
import { listingImage } from "./first-image.ts";
import { PhotoFrame } from "./photo-frame.tsx";
import * as css from "./photos.css.ts";

type StageProps = Pick<ListingProps, "content" | "labels" | "resolveImage">;

function StatusTab({ content, labels }: Pick<ListingProps, "content" | "labels">) {
  const { status, type } = content.home;
  if (!status) return null;
  return (
    <span className={css.statusTab} data-available={isAvailable(content.home)}>
      {statusText({ status, type }, labels.homepage.listings)}
    </span>
  );
}

/** Number of all photos, with a link to them; nothing for a single photo. */
function AllTab({ content, labels }: Pick<ListingProps, "content" | "labels">) {
  const n = content.photos.length;
  if (n < 2) return null;
  const { allPhotos } = labels.listing;
  return (
    <a className={css.allTab} href="#photo-1" data-photo={0} data-hydrating="">
      <GridIcon size={20} />
      {formatTemplate(allPhotos, { n })}
    </a>
  );
}

function NoPhotos(props: StageProps) {
  return (
    <div className={css.noPhotos}>
      <PlaceholderPlan />
      <p className={css.noPhotosText}>{props.labels.listing.noPhotos}</p>
      <StatusTab {...props} />
    </div>
  );
}

/** The first photos of a home on the color plane: one large and two small. */
export function MosaicStage(props: StageProps) {
  const { photos } = props.content;
  const shown = photos.slice(0, 3);
  return (
    <>
      <div className={css.mosaicStage}>
        <div className={css.plane} />
        <div className={wrap}>
          {shown.length === 0 ? (
            <NoPhotos {...props} />
          ) : (
            <div className={css.mosaic} data-count={shown.length}>
              {shown.map((photo, index) => (
                <PhotoFrame
                  key={photo.url}
                  photo={photo}
                  index={index}
                  priority={index === 0}
                  sizes={
                    index === 0
                      ? listingImage.mosaic.sizes
                      : "(max-width: 760px) 1px, (max-width: 1100px) 232px, 432px"
                  }
                  ratio={index === 0 ? [868, 620] : [432, 304]}
                  label={index === 0 ? altered.firstTab : undefined}
                  max={index === 0 ? listingImage.mosaic.maxWidth : 960}
                  {...props}
                />
              ))}
              <StatusTab {...props} />
              <AllTab {...props} />
            </div>
          )}
        </div>
      </div>
      <FirstPhotoLabel {...props} />
    </>
  );
}

/** On a phone, the label of an altered first photo. */
function FirstPhotoLabel({ content, labels }: StageProps) {
  const [photo] = content.photos;
  return photo && <AlteredLabel {...{ photo, labels }} index={0} className={altered.row} />;
}

/** In a low and wide frame, the roof of a house matters more than what is in front of it. */
const upperThird = { x: 50, y: 30 };

/** The first photo at the full width of the window. */
export function WideStage(props: StageProps) {
  const [first] = props.content.photos;
  return (
    <>
      <div className={css.wide}>
        {first ? (
          <>
            <PhotoFrame
              photo={first}
              index={0}
              priority
              sizes={listingImage.strip.sizes}
              ratio={[1440, 600]}
              max={listingImage.strip.maxWidth}
              className={classNames(css.filled, cropped)}
              // The address crosses the lower edge.
              label={null}
              style={cropStyle(props.content.nameOnPhoto, first.focus ?? upperThird)}
              {...props}
            />
            <div className={classNames(wrap, css.wideTabs)}>
              <StatusTab {...props} />
              <AlteredLabel
                photo={first}
                index={0}
                labels={props.labels}
                className={classNames(css.wideLabel, altered.firstTab)}
              />
              <AllTab {...props} />
            </div>
          </>
        ) : (
          <NoPhotos {...props} />
        )}
      </div>
      <FirstPhotoLabel {...props} />
    </>
  );
}

function Caption({ photo, index, content }: { photo: ListingPhoto; index: number } & StageProps) {
  const { lang, photos } = content;
  return (
    <figcaption className={css.caption}>
      {photo.room && <b lang={photo.room.lang === lang ? undefined : "en"}>{photo.room.text}</b>}
      {listingLayouts[content.template].photos === "strip" && `${index + 1} / ${photos.length}`}
    </figcaption>
  );
}

/** The photos after the first in a row that scrolls. */
export function PhotoStrip(props: StageProps) {
  const rest = props.content.photos.slice(1);
  if (rest.length === 0) return null;
  return (
    <ul
      className={css.strip}
      // A scrolling region must have focus to be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={props.labels.listing.photosTitle}
    >
      {rest.map((photo, at) => (
        <li key={photo.url} className={css.stripItem}>
          <figure>
            <PhotoFrame
              photo={photo}
              index={at + 1}
              sizes="(max-width: 760px) 450px, (max-width: 1100px) 510px, 630px"
              ratio={at % 2 === 0 ? [630, 420] : [420, 420]}
              max={1440}
              className={css.stripPhoto}
              {...props}
            />
            <Caption photo={photo} index={at + 1} {...props} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Whether a plate is alone in its row on phones. */
function isLastOfOdd(at: number, { length }: readonly ListingPhoto[]): boolean {
  return at === length - 1 && length % 2 === 1;
}

/** The first photo, with its neighbor `lead`, and up to four plates with captions. */
export function PlatesStage({ lead, ...props }: StageProps & { lead: ReactNode }) {
  const { photos } = props.content;
  const [first] = photos;
  const plates = photos.slice(1, 5);
  return (
    <div className={classNames(wrap, css.platesStage)}>
      <div className={css.platesTop}>
        {first ? (
          <div className={css.platesPhoto}>
            <PhotoFrame
              photo={first}
              index={0}
              priority
              sizes={listingImage.plates.sizes}
              ratio={[978, 652]}
              max={listingImage.plates.maxWidth}
              className={css.filled}
              label={altered.firstTab}
              {...props}
            />
            <StatusTab {...props} />
            <AllTab {...props} />
          </div>
        ) : (
          <NoPhotos {...props} />
        )}
        <FirstPhotoLabel {...props} />
        {lead}
      </div>
      {plates.length > 0 && (
        <ul className={css.plates} data-count={plates.length}>
          {plates.map((photo, at) => (
            <li key={photo.url}>
              <figure>
                <PhotoFrame
                  photo={photo}
                  index={at + 1}
                  sizes={`(max-width: 760px) ${isLastOfOdd(at, plates) ? 100 : 50}vw, 25vw`}
                  ratio={[310, 207]}
                  max={960}
                  className={css.platePhoto}
                  label={altered.narrow}
                  {...props}
                />
                <Caption photo={photo} index={at + 1} {...props} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
