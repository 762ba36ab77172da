import { PortraitBelowFold, PortraitFooter, PortraitOpening } from "@realtor/ui/template-portrait";
import { viewOf } from "./homepage-view.tsx";

export const Opening = viewOf(PortraitOpening);
export const BelowFold = viewOf(PortraitBelowFold);
export const Footer = viewOf(PortraitFooter);
