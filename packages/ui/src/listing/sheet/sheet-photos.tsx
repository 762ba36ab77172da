import { classNames } from "../../format.ts";
import { FramedPhoto } from "../../homepage/sections/framed-photo.tsx";
import { PlaceholderPlan } from "../../homepage/sections/placeholder-plan.tsx";
import { frame } from "../../homepage/sections/section.css.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./listing-sheet.css.ts";

/** Classes of the photos, by their number. */
const arrangements = [
  [],
  [css.photo],
  [css.halfWidth, css.halfWidth],
  [css.photo, css.half, css.half],
  [css.photo, css.third, css.third, css.third],
  [css.photo, css.quarter, css.quarter, css.quarter, css.quarter],
];
const maxPhotos = arrangements.length - 1;

/** Up to five photos, loaded at once: a browser prints only what is loaded. */
export function SheetPhotos({
  content,
  labels,
  resolveImage,
}: Pick<ListingProps, "content" | "labels" | "resolveImage">) {
  const photos = content.photos.slice(0, maxPhotos);
  if (photos.length === 0)
    return (
      <div className={css.noPhoto}>
        <PlaceholderPlan />
      </div>
    );
  return (
    <div className={css.photos}>
      {photos.map((photo, index) => (
        <div key={photo.url} className={classNames(frame, arrangements[photos.length]?.[index])}>
          <FramedPhoto
            photo={photo}
            alt=""
            priority
            sizes={index === 0 ? "720px" : "240px"}
            ratio={index === 0 ? [720, 320] : [174, 108]}
            max={1440}
            resolveImage={resolveImage}
          />
          {/* The code beside the text leads to the page, which has the original. */}
          {photo.alteration && <span className={css.altered}>{labels.listing.altered.label}</span>}
        </div>
      ))}
    </div>
  );
}
