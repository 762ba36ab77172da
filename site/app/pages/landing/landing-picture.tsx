import { type PictureName, pictureOf } from "./pictures.ts";

interface LandingPictureProps {
  name: PictureName;
  sizes: string;
  alt: string;
  className: string;
  width: number;
  height: number;
  /** Another cut for narrow windows. */
  phone?: { name: PictureName; sizes: string; media: string };
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
  phone,
  first = false,
}: LandingPictureProps) {
  const picture = pictureOf(name);
  const cut = phone && pictureOf(phone.name);
  return (
    <picture>
      {phone && cut && (
        <>
          <source media={phone.media} type="image/avif" srcSet={cut.avif} sizes={phone.sizes} />
          <source media={phone.media} type="image/webp" srcSet={cut.webp} sizes={phone.sizes} />
        </>
      )}
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
