const files: Record<string, string> = import.meta.glob("./images/*", {
  query: "?url",
  import: "default",
  eager: true,
});

export type ImageName = "hero" | "hero-phone" | "hero-narrow" | "nameplate" | "listing";

export interface ImageSources {
  avif: string;
  webp: string;
  /** For browsers that support no `<source>`: the second width as WebP. */
  fallback: string;
}

/** The `srcset` values of a landing page image. */
export function getImageSources(name: ImageName): ImageSources {
  return {
    avif: srcSet(name, "avif"),
    webp: srcSet(name, "webp"),
    fallback: getFile(name, widths[name][1], "webp"),
  };
}

const widths: Record<ImageName, readonly [number, number, ...number[]]> = {
  hero: [480, 960, 1440, 2400],
  "hero-phone": [480, 720, 1080, 1368],
  "hero-narrow": [416, 624, 832],
  nameplate: [640, 768, 960, 1600],
  listing: [640, 768, 960, 1600],
};

function srcSet(name: ImageName, type: "avif" | "webp"): string {
  return widths[name].map((width) => `${getFile(name, width, type)} ${width}w`).join(", ");
}

function getFile(name: ImageName, width: number, type: "avif" | "webp"): string {
  const file = files[`./images/${name}-${width}.${type}`];
  if (!file)
    throw new Error(`images/${name}-${width}.${type} is missing: run "node build/images.ts".`);
  return file;
}

/** `object-fit: cover`: in a tall viewport the image is wider than the viewport. */
export const heroSizes = "max(100vw, 178vh)";

export interface ImageCrop {
  name: ImageName;
  media: string;
  sizes: string;
}

/** Crops for narrow viewports, about as wide as the visible part at a height of 780 px. */
export const heroCrops: readonly ImageCrop[] = [
  { name: "hero-narrow", media: "(max-width: 480px)", sizes: "max(100vw, min(63vh, 486px))" },
  {
    name: "hero-phone",
    media: "(min-width: 481px) and (max-width: 760px)",
    sizes: "max(100vw, min(102vh, 790px))",
  },
];

export const heroWideMedia = "(min-width: 761px)";
