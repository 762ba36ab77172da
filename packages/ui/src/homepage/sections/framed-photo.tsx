import type { CSSProperties } from "react";
import type { Photo } from "../content/photos.ts";
import type { TemplateProps } from "../template-props.ts";
import { image } from "./section.css.ts";

export type FramedPhotoProps = {
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
}: FramedPhotoProps) {
  const { src, srcSet, color } = resolveImage(
    photo.url,
    widths.filter((width) => width <= max),
  );
  const style: CSSProperties = {};
  const { focus } = photo;
  if (focus) {
    const point = `${focus.x}% ${focus.y}%`;
    style.objectPosition = point;
    // From the same point, so that it shows the part that `object-position` would show of a larger image.
    if (focus.zoom) Object.assign(style, { scale: focus.zoom, transformOrigin: point });
  } else if (position) style.objectPosition = position;
  if (color) style.background = color;
  return (
    <img
      className={image}
      src={src}
      srcSet={srcSet}
      // Enough for a magnified photo in any frame.
      sizes={focus?.zoom ? "100vw" : sizes}
      alt={alt}
      width={ratio[0]}
      height={ratio[1]}
      decoding="async"
      loading={priority ? "eager" : "lazy"}
      {...(priority ? { fetchPriority: "high" as const } : {})}
      {...(Object.keys(style).length > 0 ? { style } : {})}
      // Only the server has the color.
      suppressHydrationWarning
    />
  );
}
