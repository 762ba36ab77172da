import type { Photo } from "@realtor/profile/photos";
import type { FieldMark } from "../field-marks.ts";
import type { TemplateProps } from "../template-props.ts";
import { image } from "./section.css.ts";

export type FramedPhotoProps = FieldMark & {
  photo: Photo;
  /** Empty if adjacent text has the same information. */
  alt: string;
  sizes: string;
  /** Aspect ratio, for the `width` and `height` attributes. */
  ratio: readonly [width: number, height: number];
  resolveImage: TemplateProps["resolveImage"];
  /** Maximum width to load, in px. */
  max?: number;
  /** `object-position` of photos without a focal point. */
  position?: string;
  /** Above the fold: eager loading with high priority. */
  priority?: boolean;
};

const widths = [320, 480, 768, 960, 1200, 1440, 2400];

/** A photo that covers its frame (`frame` in section.css.ts). Renders an `<img>` element. */
export function FramedPhoto({
  photo,
  alt,
  sizes,
  ratio,
  resolveImage,
  max = 2400,
  position,
  priority = false,
  ...mark
}: FramedPhotoProps) {
  const { src, srcSet, color } = resolveImage(
    photo.url,
    widths.filter((width) => width <= max),
  );
  const { focus } = photo;
  const point = focus ? `${focus.x}% ${focus.y}%` : position;
  const zoom = focus?.zoom;
  return (
    <img
      {...mark}
      className={image}
      src={src}
      srcSet={srcSet}
      // Enough for a magnified photo in any frame.
      sizes={zoom ? "100vw" : sizes}
      alt={alt}
      width={ratio[0]}
      height={ratio[1]}
      decoding="async"
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      style={{
        objectPosition: point,
        background: color,
        scale: zoom,
        // From the same point, as `object-position` would show a larger image.
        transformOrigin: zoom && point,
      }}
      // Only the server has the color.
      suppressHydrationWarning
    />
  );
}
