import type { ImageName } from "./images.ts";

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
