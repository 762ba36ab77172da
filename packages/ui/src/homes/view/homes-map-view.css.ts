import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Stays in the window while the results scroll. */
export const root = templateStyle({
  minWidth: 0,
  "@media": { [media.aboveTablet]: { position: "sticky", insetBlockStart: 24 } },
});

export const plan = templateStyle({
  position: "relative",
  aspectRatio: "1",
  maxHeight: "max(360px, calc(100svh - 160px))",
  width: "100%",
  overflow: "hidden",
  color: scheme.text,
  background: scheme.surface2,
  borderBlock: `1px solid ${scheme.text}`,
  "@media": {
    [media.tablet]: { aspectRatio: "16 / 10" },
    [media.mobile]: { aspectRatio: "1", maxHeight: "none" },
  },
});
templateGlobal(`[data-template="panorama"] ${plan}`, { borderColor: scheme.line });

export const drawing = templateStyle({ position: "absolute", inset: 0 });
templateGlobal(`${plan}[data-open] > ${drawing}`, { visibility: "hidden" });

/** Positions are in percent of it. */
export const square = templateStyle({
  position: "relative",
  height: "100%",
  aspectRatio: "1",
  marginInline: "auto",
});

export const grid = templateStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  stroke: scheme.control,
  strokeWidth: 1,
  strokeDasharray: "1 6",
});
templateGlobal(`${grid} > path`, { vectorEffect: "non-scaling-stroke" });

export const city = templateStyle({
  position: "absolute",
  translate: "-50% -50%",
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 560,
  whiteSpace: "nowrap",
  color: scheme.text2,
});

const anyMark = {
  position: "absolute",
  translate: "-50% -50%",
  display: "grid",
  placeItems: "center",
  height: 44,
  minWidth: 44,
  paddingInline: 6,
  fontSize: rem(16),
  fontWeight: 620,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  cursor: "pointer",
} as const;
const forced = { [media.forcedColors]: { border: "1px solid ButtonText" } };

export const mark = templateStyle({
  ...anyMark,
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
  ":hover": { background: scheme.fillHover, zIndex: 1 },
  ":focus-visible": { zIndex: 1, outlineOffset: 2 },
  "@media": forced,
});

/** Several homes. */
export const groupMark = templateStyle({
  ...anyMark,
  paddingInline: 12,
  color: scheme.text,
  background: scheme.surface,
  boxShadow: `inset 0 0 0 2px ${scheme.text}`,
  ":hover": { background: scheme.surface2, zIndex: 1 },
  ":focus-visible": { zIndex: 1, outlineOffset: 2 },
  "@media": { [media.mobile]: { paddingInline: 8, fontSize: rem(15) }, ...forced },
});

export const scale = templateStyle({
  position: "absolute",
  insetBlockEnd: 12,
  insetInlineStart: 16,
  borderBlockEnd: `2px solid ${scheme.text2}`,
  fontSize: rem(14),
  lineHeight: rem(22),
  color: scheme.text2,
  whiteSpace: "nowrap",
});

export const note = templateStyle({
  paddingBlockStart: 12,
  fontSize: rem(15),
  lineHeight: rem(22),
  color: scheme.text2,
});
