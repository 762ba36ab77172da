import type { TemplateId } from "../homepage-content.ts";
import type { HeroImage } from "../template-props.ts";
import { heroImage as editorial } from "./editorial/hero-image.ts";
import { heroImage as panorama } from "./panorama/hero-image.ts";
import { heroImage as portrait } from "./portrait/hero-image.ts";

/** The largest image above the fold of each template. A page of one design does not load the others. */
export const heroImage: Readonly<Record<TemplateId, HeroImage>> = {
  portrait,
  panorama,
  editorial,
};
