import { Fragment } from "react";
import type { PictureCut } from "./hero-picture.ts";
import { type PictureName, pictureOf } from "./pictures.ts";

interface LandingPictureProps {
  name: PictureName;
  sizes: string;
  alt: string;
  className: string;
  width: number;
  height: number;
  /** Other cuts for narrow windows. */
  cuts?: readonly PictureCut[];
  /** True for the one picture of the first view. */
  first?: boolean;
}

/** One of the landing page's own pictures, in the best coding and width the browser takes. */
export function LandingPicture({
  name,
  sizes,
  alt,
  className,
  width,
  height,
  cuts = [],
  first = false,
}: LandingPictureProps) {
  const picture = pictureOf(name);
  return (
    <picture>
      {cuts.map((cut) => (
        <Fragment key={cut.name}>
          <source
            media={cut.media}
            type="image/avif"
            srcSet={pictureOf(cut.name).avif}
            sizes={cut.sizes}
          />
          <source
            media={cut.media}
            type="image/webp"
            srcSet={pictureOf(cut.name).webp}
            sizes={cut.sizes}
          />
        </Fragment>
      ))}
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        src={picture.fallback}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(first
          ? { fetchPriority: "high" as const }
          : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}
