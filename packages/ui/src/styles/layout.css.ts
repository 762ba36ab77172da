import { vars } from "../theme/contract.css.ts";
import { componentStyle } from "./layer-style.ts";
import { media } from "./media.ts";

/** Content column: 1312 at most, margins 64 / 48 / 32 / 20. */
export const wrap = componentStyle({
  width: "100%",
  maxWidth: `calc(${vars.layout.max} + 2 * ${vars.layout.margin})`,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
});

/** Twelve columns; one column up to 760. Children place themselves with `gridColumn`. */
export const grid = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: vars.layout.gutter,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** For readers of the page by ear only. */
export const visuallyHidden = componentStyle({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** Columns of figures: tabular, lining. */
export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums lining-nums" });
