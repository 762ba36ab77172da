import type { HeroImage } from "../../template-props.ts";

export const heroImage: HeroImage = {
  photo: "cover",
  sizes: "100vw",
  maxWidth: 2400,
};
