import type { HeroImage } from "../../template-props.ts";

export const heroImage: HeroImage = {
  photo: "cover",
  // On mobile the frame is taller than wide, and a wide photo is cropped to it.
  sizes: "(max-width: 760px) max(150vw, 615px), 100vw",
  maxWidth: 2400,
};
