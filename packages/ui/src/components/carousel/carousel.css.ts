import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme, layout, motion } = vars;
const gap = 12;

/** Slides in view: 1.2, and 1.4 under 500 px (SPEC section 9); `gap` is counted for the part that shows. */
function slideWidth(inView: number): string {
  return `calc((100% - ${(gap * (inView - 1)).toFixed(1)}px) / ${inView})`;
}

/** From the content's left edge to the right edge of the page; scrolls by itself without a script. */
export const viewport = componentStyle({
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  paddingInlineStart: `max(${layout.margin}, calc((100% - ${layout.max}) / 2))`,
  scrollPaddingInlineStart: `max(${layout.margin}, calc((100% - ${layout.max}) / 2))`,
  // Room for the focus ring, which the scroll container would cut.
  paddingBlock: 6,
  marginBlock: -6,
  selectors: {
    '&[data-engine="true"]': { overflow: "hidden", scrollSnapType: "none", cursor: "grab" },
    '&[data-engine="true"]:active': { cursor: "grabbing" },
  },
});

export const strip = componentStyle({ display: "flex", gap, touchAction: "pan-y pinch-zoom" });
componentGlobal(`.${viewport}:not([data-engine="true"]) > .${strip}`, { touchAction: "auto" });

export const slide = componentStyle({
  flex: "none",
  width: slideWidth(1.2),
  minWidth: 0,
  scrollSnapAlign: "start",
  "@media": { [media.underCarousel]: { width: slideWidth(1.4) } },
});
// A link's image must not be dragged as a file in place of the strip.
componentGlobal(`.${slide} :is(a, img)`, {
  // @ts-expect-error A property of WebKit and Blink that csstype does not list.
  WebkitUserDrag: "none",
});

export const controls = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 20,
  marginBlockStart: 36,
  "@media": { [media.mobile]: { gap: 16, marginBlockStart: 28 } },
});

export const counter = componentStyle({
  minWidth: 64,
  fontSize: 15,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const track = componentStyle({
  position: "relative",
  flex: 1,
  height: 1,
  background: scheme.outline,
});

export const thumb = componentStyle({
  position: "absolute",
  insetBlockStart: -1,
  insetInlineStart: 0,
  height: 3,
  background: scheme.text,
  transition: `transform ${motion.slide} ${motion.ease}`,
  "@media": { [media.forcedColors]: { background: "CanvasText" } },
});

/** They move the strip by script; without one it is scrolled. */
export const buttons = componentStyle({
  display: "flex",
  gap: 8,
  "@media": { [media.mobile]: { gap: 4 } },
  selectors: { '&[data-alive="false"]': { visibility: "hidden" } },
});
