import type { Photo } from "../homepage-content.ts";
import type { TemplateProps } from "../template-props.ts";
import { image } from "./section.css.ts";

export type PictureProps = {
  photo: Photo;
  /** Empty where the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute: how wide the frame is at each breakpoint. */
  sizes: string;
  /** Ratio of the frame, for the `width` and `height` attributes. */
  ratio: readonly [width: number, height: number];
  resolveImage: TemplateProps["resolveImage"];
  /** Widest file worth loading, px. */
  max?: number;
  /** Where a crop without a focal point holds the picture. */
  position?: string;
  /** Above the fold: loaded first, not lazily. */
  priority?: boolean;
};

const widths = [320, 480, 768, 960, 1200, 1440, 2400];

/** A photograph that fills its frame (`section.css.ts` `frame`). */
export function Picture({
  photo,
  alt,
  sizes,
  ratio,
  resolveImage,
  max = 2400,
  position,
  priority = false,
}: PictureProps) {
  const { src, srcSet } = resolveImage(
    photo.url,
    widths.filter((width) => width <= max),
  );
  const objectPosition = photo.focus ? `${photo.focus.x}% ${photo.focus.y}%` : position;
  return (
    <img
      className={image}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={ratio[0]}
      height={ratio[1]}
      decoding="async"
      loading={priority ? "eager" : "lazy"}
      {...(priority ? { fetchPriority: "high" as const } : {})}
      {...(objectPosition ? { style: { objectPosition } } : {})}
    />
  );
}
