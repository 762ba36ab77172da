import {
  AtelierBelowFold,
  AtelierFooter,
  AtelierHero,
  AtelierOpening,
} from "@realtor/ui/template-atelier";
import { viewOf } from "./homepage-view.tsx";

export const Hero = viewOf(AtelierHero);
export const Opening = viewOf(AtelierOpening);
export const BelowFold = viewOf(AtelierBelowFold);
export const Footer = viewOf(AtelierFooter);
