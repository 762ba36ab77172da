import type { TemplateId } from "./homepage-content.ts";

interface HeroImage {
  /** Which of the content's pictures it is. */
  photo: "portrait" | "cover";
  /** The `sizes` it is drawn with: a preload must say the same. */
  sizes: string;
  /** Widest file worth loading, px. */
  max: number;
}

/** The picture that each design's first view is about. */
export const heroImage: Readonly<Record<TemplateId, HeroImage>> = {
  portrait: {
    photo: "portrait",
    sizes: "(max-width: 760px) calc(100vw - 80px), (max-width: 1100px) 420px, 600px",
    max: 1440,
  },
  panorama: { photo: "cover", sizes: "100vw", max: 2400 },
  editorial: { photo: "portrait", sizes: "(max-width: 760px) 100vw, 533px", max: 1440 },
};
