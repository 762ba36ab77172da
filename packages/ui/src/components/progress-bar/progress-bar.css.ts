import { globalKeyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, motion } = vars;

const slide = "rt-progress-slide";
globalKeyframes(slide, {
  from: { insetInlineStart: "-40%" },
  to: { insetInlineStart: "100%" },
});

export const track = componentStyle({
  position: "relative",
  display: "block",
  height: 4,
  overflow: "hidden",
  background: scheme.outline,
  "@media": {
    [media.forcedColors]: { height: 10, border: "1px solid CanvasText", background: "Canvas" },
  },
});

export const fill = componentStyle({
  display: "block",
  height: "100%",
  background: scheme.accentUi,
  transition: `width ${motion.fast} ${motion.ease}`,
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" },
  },
});

/** Moves along the track; stays at the full width with reduced motion. */
export const activity = componentStyle({
  position: "absolute",
  insetBlock: 0,
  width: "40%",
  background: scheme.accentUi,
  animation: `${slide} 1400ms ${motion.ease} infinite`,
  "@media": {
    [media.reducedMotion]: { width: "100%", opacity: 0.5, animation: "none" },
    [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" },
  },
});
