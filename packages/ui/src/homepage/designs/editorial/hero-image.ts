import type { HeroImage } from "../../template-props.ts";

export const heroImage: HeroImage = {
  photo: "portrait",
  sizes: "(max-width: 760px) 100vw, 533px",
  maxWidth: 1440,
};
