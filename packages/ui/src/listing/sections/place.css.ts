import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const plan = templateStyle({
  height: 420,
  // Not higher than wide, so that the names of cities keep a distance to the sides.
  "@media": { [media.mobile]: { height: "min(320px, 85vw)" } },
  selectors: {
    "&[data-open]": { height: 520, "@media": { [media.mobile]: { height: 400 } } },
  },
});

/** Distances from the home. */
export const ring = templateStyle({
  stroke: `color-mix(in oklab, ${scheme.control} 55%, ${scheme.surface2})`,
});

/** Address and links at the side of the drawing, or below it. */
export const caption = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "8px 24px",
  paddingBlockStart: 16,
  ...role("base"),
  selectors: {
    "[data-beside] > &": {
      "@media": {
        [media.aboveTablet]: {
          flexDirection: "column",
          justifyContent: "start",
          alignItems: "start",
          gap: 20,
          borderBlockStart: `1px solid ${scheme.text}`,
        },
      },
    },
  },
});
templateGlobal(`[data-template="panorama"] [data-beside] > ${caption}`, {
  borderColor: scheme.line,
});
export const root = templateStyle({
  selectors: {
    "&[data-beside]": {
      "@media": {
        [media.aboveTablet]: {
          display: "grid",
          gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
          gap: 24,
        },
      },
    },
  },
});
export const address = templateStyle({
  ...role("body", { reading: false }),
  color: scheme.text2,
  "@media": { [media.mobile]: { width: "100%" } },
});
export const key = templateStyle({ display: "flex", alignItems: "center", gap: 8 });
export const keyMark = templateStyle({ flex: "none" });
