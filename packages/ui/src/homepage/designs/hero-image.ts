import type { TemplateId } from "../homepage-content.ts";

interface HeroImage {
  photo: "portrait" | "cover";
  /** The `sizes` attribute, which a preload must repeat. */
  sizes: string;
  /** Maximum width to load, in px. */
  maxWidth: number;
}

/** The largest image above the fold of each template. */
export const heroImage: Readonly<Record<TemplateId, HeroImage>> = {
  portrait: {
    photo: "portrait",
    sizes: "(max-width: 760px) calc(100vw - 80px), (max-width: 1100px) 420px, 600px",
    maxWidth: 1440,
  },
  panorama: { photo: "cover", sizes: "100vw", maxWidth: 2400 },
  editorial: { photo: "portrait", sizes: "(max-width: 760px) 100vw, 533px", maxWidth: 1440 },
};
