import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { columnEdge } from "../../styles/layout.css.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, layout, motion } = vars;
const gap = 12;

/** Width at which `--rt-slides` slides, or by default `inView`, are visible, gaps included. */
function slideWidth(inView: number): string {
  return `calc((100% + ${gap}px) / var(--rt-slides, ${inView}) - ${gap}px)`;
}

/** From the content's left edge to the right edge of the page. Native scrolling works without JavaScript. */
export const viewport = componentStyle({
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "none",
  overscrollBehaviorX: "contain",
  paddingInlineStart: columnEdge,
  scrollPaddingInlineStart: `max(${layout.margin}, calc((100% - ${layout.max}) / 2))`,
  // Room for the focus ring, which the scroll container would clip.
  paddingBlock: 4,
  marginBlock: -4,
  "@media": { "(scripting: none)": { scrollbarWidth: "auto" } },
  selectors: {
    '&[data-engine="true"]': { overflow: "hidden", scrollSnapType: "none", cursor: "grab" },
    '&[data-engine="true"]:active': { cursor: "grabbing" },
  },
});

export const slides = componentStyle({ display: "flex", gap, touchAction: "pan-y pinch-zoom" });
componentGlobal(`.${viewport}:not([data-engine="true"]) > .${slides}`, { touchAction: "auto" });

export const slide = componentStyle({
  flex: "none",
  width: slideWidth(1.2),
  minWidth: 0,
  scrollSnapAlign: "start",
  "@media": { [media.underCarousel]: { width: slideWidth(1.4) } },
});
// Prevents native dragging of a link or image, which would cancel the drag of the slides.
componentGlobal(`.${slide} :is(a, img)`, {
  // @ts-expect-error A property of WebKit and Blink that csstype does not list.
  WebkitUserDrag: "none",
});

export const controls = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 20,
  marginBlockStart: 32,
  "@media": {
    [media.mobile]: { gap: 16, marginBlockStart: 24 },
    // Counter and buttons need JavaScript; the slides have a scrollbar instead.
    "(scripting: none)": { display: "none" },
  },
});

export const counter = componentStyle({
  minWidth: 64,
  ...role("small"),
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

/** Hidden until hydrated: the buttons need JavaScript. */
export const buttons = componentStyle({
  display: "flex",
  gap: 8,
  selectors: { '&[data-hydrated="false"]': { visibility: "hidden" } },
});
