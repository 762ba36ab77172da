import { media } from "../styles/media.ts";

import { templateStyle } from "../styles/scaled.ts";
import { headerHeight } from "./sections/homepage-header.css.ts";

/** Keeps the footer at the bottom of short pages. */
export const root = templateStyle({
  position: "relative",
  overflowWrap: "anywhere",
  display: "flex",
  flexDirection: "column",
  minHeight: "100svh",
});

/** Background of the header, which otherwise overlays the hero. */
export const head = templateStyle({
  minHeight: headerHeight.wide,
  "@media": { [media.mobile]: { minHeight: headerHeight.mobile } },
});
