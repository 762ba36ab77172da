import { PanoramaBelowFold, PanoramaFooter, PanoramaOpening } from "@realtor/ui/template-panorama";
import { viewOf } from "./homepage-view.tsx";

export const Opening = viewOf(PanoramaOpening);
export const BelowFold = viewOf(PanoramaBelowFold);
export const Footer = viewOf(PanoramaFooter);
