import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const plan = templateStyle({
  position: "relative",
  // Names that would be cut at the sides are hidden by the shape of the frame.
  containerType: "size",
  height: 420,
  overflow: "hidden",
  color: scheme.text,
  background: scheme.surface2,
  borderBlock: `1px solid ${scheme.text}`,
  // Not higher than wide, so that the names of cities keep a distance to the sides.
  "@media": { [media.mobile]: { height: "min(320px, 85vw)" } },
  selectors: {
    "&[data-open]": { height: 520, "@media": { [media.mobile]: { height: 400 } } },
  },
});
templateGlobal(`[data-template="panorama"] ${plan}`, { borderColor: scheme.line });

export const drawing = templateStyle({ position: "absolute", inset: 0 });
templateGlobal(`${plan}[data-open] > ${drawing}`, { visibility: "hidden" });

/** Positions are in percent of it; it continues at both sides. */
export const square = templateStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: "50%",
  aspectRatio: "1",
  translate: "-50%",
});

export const lines = templateStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  strokeWidth: 1,
});
const hairline = { vectorEffect: "non-scaling-stroke" } as const;
export const grid = templateStyle({ ...hairline, stroke: scheme.control, strokeDasharray: "1 6" });
export const ring = templateStyle({
  ...hairline,
  stroke: `color-mix(in oklab, ${scheme.control} 55%, ${scheme.surface2})`,
});

const placed = { position: "absolute", translate: "-50% -50%" } as const;

export const city = templateStyle({
  ...placed,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 560,
  whiteSpace: "nowrap",
  color: scheme.text2,
  selectors: {
    // Of the home.
    "&[data-own]": { fontSize: rem(18), fontWeight: 620, color: scheme.text },
    '&[data-reach="1"]': { "@container": { "(max-aspect-ratio: 17/10)": { display: "none" } } },
    '&[data-reach="2"]': { "@container": { "(max-aspect-ratio: 21/10)": { display: "none" } } },
    // It would be cut in any frame.
    '&[data-reach="-1"]': { display: "none" },
  },
});

/** The home, in the agent's color. */
export const home = templateStyle({
  ...placed,
  insetInlineStart: "50%",
  insetBlockStart: "50%",
  width: 30,
  height: 30,
  border: `1px solid ${scheme.text}`,
  borderRadius: "50%",
  background: scheme.surface2,
  "::after": {
    content: "",
    position: "absolute",
    inset: 8,
    background: scheme.fill,
    boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
    // Kept in forced colors, where backgrounds are removed.
    border: "0 solid CanvasText",
  },
});
templateGlobal(`${home}::after`, {
  "@media": { [media.forcedColors]: { borderWidth: 6 } },
});

const otherMark = {
  width: 11,
  height: 11,
  border: `2px solid ${scheme.text}`,
  background: scheme.surface,
} as const;
export const otherHome = templateStyle({ ...placed, ...otherMark });

export const scale = templateStyle({
  position: "absolute",
  insetBlockEnd: 14,
  insetInlineStart: 16,
  borderBlockEnd: `2px solid ${scheme.text}`,
  fontSize: rem(14),
  lineHeight: rem(22),
  color: scheme.text2,
  whiteSpace: "nowrap",
});
export const north = templateStyle({
  position: "absolute",
  insetBlockEnd: 12,
  insetInlineEnd: 16,
  fill: "none",
  stroke: scheme.text,
  strokeWidth: 1.5,
});
templateGlobal(`${north} > text`, {
  fill: scheme.text2,
  stroke: "none",
  fontSize: 14,
  fontWeight: 560,
});

/** Address and links at the side of the drawing, or below it. */
export const caption = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "8px 24px",
  paddingBlockStart: 16,
  fontSize: rem(16),
  lineHeight: rem(26),
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
  fontSize: rem(17),
  color: scheme.text2,
  "@media": { [media.mobile]: { width: "100%" } },
});
export const key = templateStyle({ display: "flex", alignItems: "center", gap: 10 });
export const keyMark = templateStyle({ flex: "none", ...otherMark });
