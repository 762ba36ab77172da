import { vars } from "../theme/contract.css.ts";
import { exact } from "./exact.ts";
import { media } from "./media.ts";
import { componentStyle } from "./scaled.ts";

/** Content column: at most 1312 px wide, with the margin of the breakpoint. */
export const wrap = componentStyle({
  width: "100%",
  maxWidth: `calc(${vars.layout.max} + 2 * ${vars.layout.margin})`,
  marginInline: "auto",
  paddingInline: vars.layout.margin,
});

/** Inline start padding that aligns a full-width scroll strip with the content column. */
export const contentEdge = exact(
  `max(${vars.layout.margin}, calc((100vw - ${vars.layout.max}) / 2))`,
  "the content column",
);

/** Inline margin of a part that reaches the edges of the window. */
export const windowEdge = exact(`calc(-1 * ${vars.layout.margin})`, "the margin of the page");

/** Inline padding that aligns a part of full width with the content column. */
export const columnEdge = exact(
  `max(${vars.layout.margin}, calc((100% - ${vars.layout.max}) / 2))`,
  "the content column",
);

/** Twelve columns, one column on mobile. Children set `gridColumn`. */
export const grid = componentStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: vars.layout.gutter,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Visible to screen readers only. */
export const visuallyHidden = componentStyle({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

/** Tabular lining figures. */
export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums lining-nums" });
