import type { HeroImage } from "../../template-props.ts";

export const heroImage: HeroImage = {
  photo: "portrait",
  sizes: "(max-width: 760px) calc(100vw - 80px), (max-width: 1100px) 420px, 600px",
  maxWidth: 1440,
};
