import {
  EditorialBelowFold,
  EditorialFooter,
  EditorialOpening,
} from "@realtor/ui/template-editorial";
import { viewOf } from "./homepage-view.tsx";

export const Opening = viewOf(EditorialOpening);
export const BelowFold = viewOf(EditorialBelowFold);
export const Footer = viewOf(EditorialFooter);
