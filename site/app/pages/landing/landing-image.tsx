import { Fragment } from "react";
import { getImageSources, type ImageCrop, type ImageName } from "./images.ts";

interface LandingImageProps {
  name: ImageName;
  sizes: string;
  alt: string;
  className: string;
  width: number;
  height: number;
  /** Art-directed crops for narrow viewports. */
  crops?: readonly ImageCrop[];
  /** Loads with high priority; for the LCP image only. */
  priority?: boolean;
}

/** A responsive landing page image in AVIF and WebP. Renders a `<picture>` element. */
export function LandingImage({
  name,
  sizes,
  alt,
  className,
  width,
  height,
  crops = [],
  priority = false,
}: LandingImageProps) {
  const image = getImageSources(name);
  return (
    <picture>
      {crops.map((crop) => (
        <Fragment key={crop.name}>
          <source
            media={crop.media}
            type="image/avif"
            srcSet={getImageSources(crop.name).avif}
            sizes={crop.sizes}
          />
          <source
            media={crop.media}
            type="image/webp"
            srcSet={getImageSources(crop.name).webp}
            sizes={crop.sizes}
          />
        </Fragment>
      ))}
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <source type="image/webp" srcSet={image.webp} sizes={sizes} />
      <img
        src={image.fallback}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(priority
          ? { fetchPriority: "high" as const }
          : { loading: "lazy" as const, decoding: "async" as const })}
      />
    </picture>
  );
}
