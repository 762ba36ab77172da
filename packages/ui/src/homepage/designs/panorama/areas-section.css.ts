import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

const { layout, scheme } = vars;

/** Window widths at which list and map are side by side. */
const sideBySide = "(min-width: 68.8125em)";
const stroke = { fill: "none", stroke: "currentColor" } as const;

export const root = templateStyle({
  position: "relative",
  background: scheme.surface2,
  "@media": {
    [sideBySide]: {
      display: "grid",
      gridTemplateColumns: `calc(${contentEdge} + 576px) minmax(0, 1fr)`,
      height: "var(--height)",
      paddingBlock: 0,
    },
    [media.laptop]: { gridTemplateColumns: `calc(${contentEdge} + 44vw) minmax(0, 1fr)` },
    [media.tablet]: { paddingBlock: "72px 56px" },
    [media.mobile]: { paddingBlock: "56px 0" },
  },
});

export const list = templateStyle({
  paddingInline: layout.margin,
  "@media": {
    [sideBySide]: { paddingInline: `${contentEdge} 0`, paddingBlockStart: 88 },
  },
});

export const heading = templateStyle({
  marginBlockEnd: 36,
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 600,
  letterSpacing: "-.01em",
  color: scheme.text2,
  "@media": {
    [media.tablet]: { marginBlockEnd: 20 },
    [media.mobile]: { marginBlockEnd: 8 },
  },
});

/** On wide windows the rule continues as the leader to the marker. */
export const area = templateStyle({
  display: "flex",
  alignItems: "baseline",
  flexWrap: "wrap",
  gap: "0 16px",
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": {
    [sideBySide]: {
      flexWrap: "nowrap",
      alignItems: "flex-end",
      height: "var(--row)",
      paddingInlineEnd: 12,
    },
  },
});

export const hasLeader = templateStyle({
  "@media": { [sideBySide]: { borderBlockEndColor: "currentColor" } },
});

const size = (px: number) => ({ fontSize: rem(px), lineHeight: rem(px + 4) });

export const name = templateStyle({
  ...size(72),
  minWidth: 0,
  fontWeight: 520,
  letterSpacing: "-.05em",
  selectors: {
    [inLanguage.ko]: { ...size(64), fontWeight: 620 },
    [inLanguage.ja]: { ...size(56), letterSpacing: 0 },
  },
});

export const longArea = templateStyle({});
export const dense = templateStyle({});

templateGlobal(`${area} > ${name}`, {
  "@media": { [media.laptop]: size(52), [media.tablet]: size(48), [media.mobile]: size(38) },
});
templateGlobal(`${dense} ${area} > ${name}`, {
  "@media": { [sideBySide]: size(44), [media.laptop]: size(40) },
});

templateGlobal(`${list} ${longArea} > ${name}`, {
  ...size(44),
  "@media": { [media.laptop]: size(36), [media.mobile]: size(28) },
});

export const count = templateStyle({
  flex: "none",
  marginInlineStart: "auto",
  fontSize: rem(16),
  lineHeight: rem(26),
  color: scheme.text2,
});

export const map = templateStyle({
  position: "relative",
  overflow: "hidden",
  "@media": {
    [sideBySide]: { borderInlineStart: `1px solid ${scheme.line}` },
    [media.tablet]: { display: "none" },
    [media.mobile]: { height: 360, marginBlockStart: 24 },
  },
});

/** On mobile the part with the markers, at three fifths. */
export const drawing = templateStyle({
  position: "absolute",
  maxWidth: "none",
  insetInlineStart: 0,
  insetBlockStart: 0,
  "@media": {
    [media.mobile]: {
      insetInlineStart: "calc(50% - 330px)",
      insetBlockStart: "calc(50% - var(--middle))",
      scale: "0.6",
      transformOrigin: "330px var(--middle)",
    },
  },
});

export const grid = templateStyle({
  ...stroke,
  stroke: scheme.control,
  strokeWidth: 1,
  strokeDasharray: "2 6",
});

export const leader = templateStyle({
  ...stroke,
  strokeWidth: 1,
  "@media": { [media.mobile]: { display: "none" } },
});

export const ring = templateStyle({ ...stroke, fill: scheme.surface2, strokeWidth: 1.2 });

export const square = templateStyle({
  fill: scheme.fill,
  stroke: "currentColor",
  strokeWidth: 1.2,
});

/** Next to its marker where there is no leader from the list. */
export const placeName = templateStyle({
  display: "none",
  "@media": {
    [media.mobile]: {
      display: "inline",
      fill: "currentColor",
      dominantBaseline: "central",
      fontSize: 26,
      fontWeight: 640,
      paintOrder: "stroke",
      stroke: scheme.surface2,
      strokeWidth: 8,
    },
  },
});

const degrees = {
  fontSize: 13,
  "@media": { [media.mobile]: { display: "none" } },
} as const;

export const longitude = templateStyle({ ...degrees, fill: scheme.text2 });

/** At the edge of the map, which the drawing exceeds. */
export const latitude = templateStyle({
  ...degrees,
  position: "absolute",
  insetInlineEnd: 16,
  lineHeight: "16px",
  color: scheme.text2,
  whiteSpace: "nowrap",
});

/** Scale and north. */
export const key = templateStyle({
  position: "absolute",
  insetInlineEnd: layout.margin,
  insetBlockEnd: 40,
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "4px 12px",
  fontSize: 13,
  background: scheme.surface2,
  "@media": { [media.mobile]: { display: "none" } },
});

templateGlobal(`${key} path`, { ...stroke, strokeWidth: 1.2 });
