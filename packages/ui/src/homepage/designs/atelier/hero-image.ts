import type { HeroImage } from "../../template-props.ts";

export const heroImage: HeroImage = {
  photo: "portrait",
  sizes: "(max-width: 760px) 220px, (max-width: 1100px) 184px, 256px",
  maxWidth: 768,
};
