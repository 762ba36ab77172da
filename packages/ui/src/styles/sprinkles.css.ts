import { createSprinkles, defineProperties } from "@vanilla-extract/sprinkles";
import { vars } from "../theme/contract.css.ts";
import { layers } from "./layers.css.ts";
import { spaces } from "../theme/scale.ts";
import { media } from "./media.ts";
import type { Space } from "./scaled-rule.ts";

const space = {
  0: 0,
  // Object.fromEntries loses the names.
  ...(Object.fromEntries(spaces.map((px) => [px, px])) as Record<(typeof spaces)[number], number>),
};

/** Columns of equal width. */
const columns = {
  1: "minmax(0, 1fr)",
  2: "repeat(2, minmax(0, 1fr))",
  3: "repeat(3, minmax(0, 1fr))",
  4: "repeat(4, minmax(0, 1fr))",
};

const layer = layers.sprinkles;
const mobile = { "@media": media.mobile };

// Before the other properties: a media query is where it first occurs, and that of a phone must come last.
const divided = defineProperties({
  "@layer": layer,
  conditions: { default: {}, tablet: { "@media": media.upToTablet }, mobile },
  defaultCondition: "default",
  properties: { gridTemplateColumns: columns },
  shorthands: { columns: ["gridTemplateColumns"] },
});

const spaced = defineProperties({
  "@layer": layer,
  conditions: { default: {}, mobile },
  defaultCondition: "default",
  properties: {
    display: ["none", "flex", "grid"],
    flexDirection: ["row", "column"],
    gap: space,
    padding: space,
  },
});

const fixed = defineProperties({
  "@layer": layer,
  properties: {
    // After `gap`, which it overrides between lines.
    rowGap: { 0: 0, 4: 4, 8: 8, 12: 12, 20: 20 },
    alignItems: { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline" },
    justifyContent: { center: "center", end: "flex-end", between: "space-between" },
    flexWrap: ["wrap"],
    color: {
      primary: vars.scheme.text,
      secondary: vars.scheme.text2,
      accent: vars.scheme.accentText,
      error: vars.scheme.error,
    },
    background: { subtle: vars.scheme.surface2 },
  },
});

/**
 * Classes of the layout primitives: `sprinkles({ display: "flex", gap: { default: 24, mobile: 16 } })`.
 * The rules have a lower priority than those of components.
 */
export const sprinkles = createSprinkles(divided, spaced, fixed);

/** One value, or another one up to 760 px. */
export type Responsive<Value> = Value | { default?: Value; mobile?: Value } | undefined;

type ColumnCount = keyof typeof columns;

/** The layout properties that `sprinkles` accepts. */
export interface LayoutProps {
  display?: Responsive<"none" | "flex" | "grid">;
  flexDirection?: Responsive<"row" | "column">;
  flexWrap?: "wrap" | undefined;
  /** Number of columns of equal width of a grid; `tablet` is up to 1100 px. */
  columns?:
    | ColumnCount
    | { default?: ColumnCount; tablet?: ColumnCount; mobile?: ColumnCount }
    | undefined;
  /** Space between the children of a flex or grid element. */
  gap?: Responsive<Space>;
  /** Space between rows or lines, where it differs from `gap`. */
  rowGap?: 0 | 4 | 8 | 12 | 20 | undefined;
  padding?: Responsive<Space>;
  alignItems?: "start" | "center" | "end" | "baseline" | undefined;
  justifyContent?: "center" | "end" | "between" | undefined;
  color?: "primary" | "secondary" | "accent" | "error" | undefined;
  background?: "subtle" | undefined;
}
