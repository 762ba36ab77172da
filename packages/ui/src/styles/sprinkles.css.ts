import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "../theme/contract.css.ts";
import { layers } from "./layers.css.ts";
import { media } from "./media.ts";

/** Distances in px: `docs/spec/design-language.md#space`. */
const space = { 0: 0, 4: 4, 8: 8, 12: 12, 16: 16, 20: 20, 24: 24, 28: 28, 36: 36, 48: 48, 72: 72 };

/** Columns of equal width. */
const columns = {
  1: "minmax(0, 1fr)",
  2: "repeat(2, minmax(0, 1fr))",
  3: "repeat(3, minmax(0, 1fr))",
  4: "repeat(4, minmax(0, 1fr))",
};

const responsive = defineProperties({
  "@layer": layers.sprinkles,
  conditions: {
    default: {},
    /** Up to 1100 px. */
    tablet: { "@media": media.upToTablet },
    /** Up to 760 px. */
    mobile: { "@media": media.mobile },
  },
  defaultCondition: "default",
  properties: {
    display: ["none", "block", "flex", "grid"],
    flexDirection: ["row", "column"],
    gap: space,
    paddingBlock: space,
    paddingInline: { ...space, margin: vars.layout.margin },
    gridTemplateColumns: columns,
  },
  shorthands: { padding: ["paddingBlock", "paddingInline"], columns: ["gridTemplateColumns"] },
});

const fixed = defineProperties({
  "@layer": layers.sprinkles,
  properties: {
    alignItems: { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline" },
    justifyContent: { center: "center", end: "flex-end", between: "space-between" },
    flexWrap: ["wrap"],
    color: {
      primary: vars.scheme.text,
      secondary: vars.scheme.text2,
      accent: vars.scheme.accentText,
      error: vars.scheme.error,
    },
    background: { surface: vars.scheme.surface, subtle: vars.scheme.surface2 },
    textAlign: ["start", "center", "end"],
  },
});

/**
 * Classes of the layout primitives: `sprinkles({ display: "flex", gap: { default: 24, mobile: 16 } })`.
 * The rules have a lower priority than those of components.
 */
export const sprinkles = createSprinkles(responsive, fixed);

/** A distance in px. */
export type Space = keyof typeof space;

/** One value, or one for each breakpoint; a breakpoint without a value has that of the next larger one. */
export type Responsive<Value> =
  | Value
  | { default?: Value; tablet?: Value; mobile?: Value }
  | undefined;

/** The layout properties that `sprinkles` accepts. */
export interface LayoutProps {
  display?: Responsive<"none" | "block" | "flex" | "grid">;
  flexDirection?: Responsive<"row" | "column">;
  flexWrap?: "wrap" | undefined;
  /** Number of columns of equal width of a grid. */
  columns?: Responsive<1 | 2 | 3 | 4>;
  /** Space between the children of a flex or grid element. */
  gap?: Responsive<Space>;
  padding?: Responsive<Space>;
  paddingBlock?: Responsive<Space>;
  /** `margin` is the margin of the page. */
  paddingInline?: Responsive<Space | "margin">;
  alignItems?: "start" | "center" | "end" | "baseline" | undefined;
  justifyContent?: "center" | "end" | "between" | undefined;
  textAlign?: "start" | "center" | "end" | undefined;
  color?: "primary" | "secondary" | "accent" | "error" | undefined;
  background?: "surface" | "subtle" | undefined;
}
