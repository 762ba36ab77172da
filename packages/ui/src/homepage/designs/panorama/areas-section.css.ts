import * as drawn from "../../../map-drawing/map-drawing.css.ts";
import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

const { layout, scheme } = vars;

/** Window widths at which list and map are side by side. */
const sideBySide = "(min-width: 68.8125em)";

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
    [media.tablet]: { paddingBlock: 64 },
    [media.mobile]: { paddingBlock: "64px 0" },
  },
});

export const list = templateStyle({
  paddingInline: layout.margin,
  "@media": {
    [sideBySide]: {
      paddingInlineStart: contentEdge,
      paddingInlineEnd: 0,
      paddingBlockStart: distance.band,
    },
  },
});

export const heading = templateStyle({
  marginBlockEnd: 32,
  ...role("body", { weight: "semibold", reading: false }),
  letterSpacing: "inherit",
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
  paddingBlock: 12,
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

const size = (px: number) => ({
  fontSize: exact(rem(px), "the rows of the map"),
  lineHeight: exact(rem(px + 4), "the rows of the map"),
});

export const name = templateStyle({
  ...size(72),
  minWidth: 0,
  fontWeight: weight.medium,
  letterSpacing: vars.tracking.display,
  selectors: {
    [inLanguage.ko]: { ...size(64), fontWeight: weight.semibold },
    [inLanguage.ja]: size(56),
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
  ...role("base"),
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
  insetBlockEnd: "auto",
  left: 0,
  aspectRatio: "auto",
  width: 1600,
  height: "var(--height)",
  translate: "none",
  "@media": {
    [media.mobile]: {
      insetBlockStart: "calc(50% - var(--height) / 2)",
      left: "calc(50% - 330px)",
      scale: "0.6",
      transformOrigin: "330px",
    },
  },
});

export const leader = templateStyle({ "@media": { [media.mobile]: { display: "none" } } });

/** Next to its marker where there is no leader from the list. */
templateGlobal(`${map} ${drawn.label}`, {
  display: "none",
  "@media": {
    [media.mobile]: {
      display: "block",
      fontSize: exact(26, "the drawing"),
      lineHeight: exact(30, "the drawing"),
      fontWeight: weight.strong,
      color: "inherit",
      background: scheme.surface2,
    },
  },
});

const degrees = {
  fontSize: exact(13, "the drawing"),
  lineHeight: exact(16, "the drawing"),
  "@media": { [media.mobile]: { display: "none" } },
} as const;

/** In the drawing, which exceeds the map. */
export const longitude = templateStyle({ ...degrees, fill: scheme.text2, stroke: "none" });
/** At the edge of the map. */
export const latitude = templateStyle({
  ...degrees,
  position: "absolute",
  insetInlineEnd: 16,
  color: scheme.text2,
  whiteSpace: "nowrap",
});

templateGlobal(`${map} ${drawn.grid}`, { strokeDasharray: "2 6" });

/** Scale and north, at the lower right, next to each other. */
templateGlobal(`${map} :is(${drawn.scale}, ${drawn.north})`, {
  insetBlockEnd: 44,
  right: `calc(${layout.margin} + 12px)`,
  "@media": { [media.mobile]: { display: "none" } },
});
templateGlobal(`${map} ${drawn.scale}`, {
  insetBlockEnd: 66,
  left: "auto",
  right: `calc(${layout.margin} + 84px)`,
  background: scheme.surface2,
});
