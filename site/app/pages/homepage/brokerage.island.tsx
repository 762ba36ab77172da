import {
  BrokerageBelowFold,
  BrokerageFooter,
  BrokerageOpening,
} from "@realtor/ui/template-brokerage";
import { viewOf } from "./homepage-view.tsx";

export const Opening = viewOf(BrokerageOpening);
export const BelowFold = viewOf(BrokerageBelowFold);
export const Footer = viewOf(BrokerageFooter);
