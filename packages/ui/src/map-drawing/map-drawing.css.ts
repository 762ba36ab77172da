import { exact } from "../styles/exact.ts";
import { role, weight } from "../styles/role.ts";
import { sectionGlobal, sectionStyle } from "../styles/scaled.ts";
import { media } from "../styles/media.ts";
import { vars } from "../theme/contract.css.ts";

const { scheme } = vars;

/** Positions are physical: a map has its west at the left in each writing direction. */
export const drawing = sectionStyle({
  position: "absolute",
  inset: 0,
  // Names that would be cut at the sides are hidden by the shape of the frame.
  containerType: "size",
});

/** The frame of a drawing that a street map can replace. */
export const frame = sectionStyle({
  position: "relative",
  overflow: "hidden",
  color: scheme.text,
  background: scheme.surface2,
  borderBlock: `1px solid ${scheme.text}`,
});
sectionGlobal(`[data-template="panorama"] ${frame}`, { borderColor: scheme.line });
sectionGlobal(`${frame}[data-open] > ${drawing}`, { visibility: "hidden" });

/** Positions are in percent of it. The drawing continues at both sides. */
export const plane = sectionStyle({
  position: "absolute",
  insetBlock: 0,
  left: "50%",
  aspectRatio: "1",
  translate: "-50%",
});

export const lines = sectionStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  stroke: scheme.text,
  strokeWidth: 1,
});
sectionGlobal(`${lines} > *`, { vectorEffect: "non-scaling-stroke" });
export const land = sectionStyle({
  strokeLinejoin: "round",
  selectors: { '&[data-kind="coast"]': { strokeWidth: 1.7 } },
});
export const grid = sectionStyle({ stroke: scheme.control, strokeDasharray: "1 6" });

const placed = { position: "absolute", translate: "-50% -50%" } as const;

export const label = sectionStyle({
  ...placed,
  ...role("small", { weight: "semibold" }),
  whiteSpace: "nowrap",
  color: scheme.text2,
  selectors: {
    '&[data-anchor="start"]': { translate: "0 -50%" },
    '&[data-anchor="end"]': { translate: "-100% -50%" },
    "&[data-own]": { ...role("body", { weight: "semibold", reading: false }), color: scheme.text },
    '&[data-reach="1"]': { "@container": { "(max-aspect-ratio: 7/4)": { display: "none" } } },
    '&[data-reach="2"]': { "@container": { "(max-aspect-ratio: 2/1)": { display: "none" } } },
    '&[data-reach="3"]': { "@container": { "(max-aspect-ratio: 21/10)": { display: "none" } } },
  },
});

/** A place, in the agent's color. */
export const mark = sectionStyle({
  ...placed,
  width: 30,
  height: 30,
  border: `1px solid ${scheme.text}`,
  borderRadius: vars.radius.full,
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
sectionGlobal(`${mark}::after`, { "@media": { [media.forcedColors]: { borderWidth: 6 } } });

/** Another place, also in a key. */
export const otherMark = sectionStyle({
  width: 11,
  height: 11,
  border: `2px solid ${scheme.text}`,
  background: scheme.surface,
});
sectionGlobal(`${plane} ${otherMark}`, placed);

export const scale = sectionStyle({
  position: "absolute",
  insetBlockEnd: 14,
  left: 16,
  borderBlockEnd: `2px solid ${scheme.text}`,
  ...role("caption"),
  color: scheme.text2,
  whiteSpace: "nowrap",
});
export const north = sectionStyle({
  position: "absolute",
  insetBlockEnd: 12,
  right: 16,
  fill: "none",
  stroke: scheme.text,
  strokeWidth: 1.5,
});
sectionGlobal(`${north} > text`, {
  fill: scheme.text2,
  stroke: "none",
  fontSize: exact(14, "the drawing"),
  fontWeight: weight.semibold,
});
