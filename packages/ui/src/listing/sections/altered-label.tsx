import { AlteredIcon } from "../../components/icons/icons.ts";
import { classNames, formatTemplate } from "../../format.ts";
import type { ListingPhoto } from "../listing-content.ts";
import type { ListingProps } from "../listing-props.ts";
import * as css from "./altered-label.css.ts";

interface AlteredLabelProps extends Pick<ListingProps, "labels"> {
  photo: ListingPhoto;
  /** Zero-based. */
  index: number;
  className?: string | undefined;
}

/**
 * Says that a photo was digitally altered, with a link to its original (California B&P 10140.8); nothing for
 * another photo. A feed names no original: the photo before or after can be it, and the link opens the viewer there.
 */
export function AlteredLabel({ photo, index, labels, className }: AlteredLabelProps) {
  const { alteration } = photo;
  if (!alteration) return null;
  const { label, seeOriginal, ofPhoto, beside } = labels.listing.altered;
  const hasOriginal = alteration.original !== null;
  return (
    <p className={classNames(css.label, className)}>
      <AlteredIcon size={20} />
      <span>{label}</span>
      <a
        className={css.link}
        href={`#photo-${index + 1}`}
        aria-label={hasOriginal ? formatTemplate(ofPhoto, { n: index + 1 }) : undefined}
        data-photo={index}
        data-original={hasOriginal ? "" : undefined}
        data-hydrating=""
      >
        {hasOriginal ? seeOriginal : beside}
      </a>
    </p>
  );
}
