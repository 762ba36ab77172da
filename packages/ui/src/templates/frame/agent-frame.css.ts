import { media } from "../../styles/media.ts";
import { templateStyle } from "../../styles/layer-style.ts";
import { headerHeight } from "../sections/homepage-header.css.ts";

/** The footer stays at the foot of a short page. */
export const root = templateStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minHeight: "100svh",
});

/** The ground that the header lies over, where no hero is below it. */
export const head = templateStyle({
  minHeight: headerHeight.wide,
  "@media": { [media.mobile]: { minHeight: headerHeight.mobile } },
});
