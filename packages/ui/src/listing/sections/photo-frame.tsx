import type { CSSProperties } from "react";
import { classNames, formatTemplate } from "../../format.ts";
import { FramedPhoto, type FramedPhotoProps } from "../../homepage/sections/framed-photo.tsx";
import { frame } from "../../homepage/sections/section.css.ts";
import type { ListingPhoto } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import * as altered from "./altered-label.css.ts";
import { AlteredLabel } from "./altered-label.tsx";
import * as css from "./photos.css.ts";

type PhotoFrameProps = Pick<ListingProps, "labels" | "resolveImage"> &
  Pick<FramedPhotoProps, "sizes" | "ratio" | "max" | "priority"> & {
    photo: ListingPhoto;
    /** Zero-based. */
    index: number;
    className?: string | undefined;
    /** Of the frame. */
    style?: CSSProperties;
    /** Class of the label of an altered photo; null if the label is elsewhere. */
    label?: string | null | undefined;
  };

/**
 * A photo of a home, which opens in the viewer, with its label if it was altered. Without JavaScript the link leads
 * to the photo in the list of all photos.
 */
export function PhotoFrame(props: PhotoFrameProps) {
  const { photo, index, labels, className, style, label, ...image } = props;
  const open = formatTemplate(labels.homepage.gallery.open, { n: index + 1 });
  const link = (
    <a
      className={classNames(frame, css.link, className)}
      style={style}
      href={`#photo-${index + 1}`}
      aria-label={photo.room ? `${open}: ${photo.room.text}` : open}
      data-photo={index}
      // boot.ts of the site replays a click when the viewer removes this attribute.
      data-hydrating=""
    >
      <FramedPhoto photo={photo} alt="" {...image} />
    </a>
  );
  if (!photo.alteration || label === null) return link;
  return (
    <div className={altered.labeled}>
      {link}
      <AlteredLabel {...{ photo, index, labels }} className={classNames(altered.tab, label)} />
    </div>
  );
}
