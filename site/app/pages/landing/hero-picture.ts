import type { PictureName } from "./pictures.ts";

/** The hero covers its box: on tall screens the picture is wider than the window. */
export const heroSizes = "max(100vw, 178vh)";

export interface PictureCut {
  name: PictureName;
  media: string;
  sizes: string;
}

/** Cuts of the picture for narrow windows, each about as wide as what they show of it at 780 px high. */
export const heroCuts: readonly PictureCut[] = [
  { name: "hero-narrow", media: "(max-width: 480px)", sizes: "max(100vw, min(63vh, 486px))" },
  {
    name: "hero-phone",
    media: "(min-width: 481px) and (max-width: 760px)",
    sizes: "max(100vw, min(102vh, 790px))",
  },
];

export const heroWide = "(min-width: 761px)";
