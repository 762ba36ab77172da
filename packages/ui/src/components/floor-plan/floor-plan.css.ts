import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

export const floorPlan = componentStyle({
  display: "block",
  width: "100%",
  height: "auto",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.4,
});

/** Thicker lines for a drawing at about a third of its size. */
export const compact = componentStyle({ strokeWidth: 2.4 });

export const paint = componentVariants({
  line: {},
  ink: { fill: "currentColor", stroke: "none" },
  groundArea: { fill: vars.planGround, stroke: "none" },
  groundLine: { stroke: vars.planGround },
});

const draw = "rt-plan-draw";
const appear = "rt-plan-appear";
// The dash is set only during the animation: a permanent one would leave a gap at the last corner.
globalKeyframes(draw, {
  from: { strokeDasharray: "1", strokeDashoffset: 1 },
  to: { strokeDasharray: "1", strokeDashoffset: 0 },
});
globalKeyframes(appear, { from: { opacity: 0 }, to: { opacity: 1 } });

// Solid strokes are drawn along their length; dashed strokes and areas fade in.
const whole = "path[pathLength]";
const other = "path:not([pathLength])";
const firstHalf = ":is([data-layer='site'], [data-layer='dimensions'], [data-layer='walls'])";
const motion = media.motionOk;

componentGlobal(`.${floorPlan}[data-drawing="waiting"] ${whole}`, {
  "@media": { [motion]: { strokeDasharray: "1", strokeDashoffset: 1 } },
});
componentGlobal(`.${floorPlan}[data-drawing="waiting"] ${other}`, {
  "@media": { [motion]: { opacity: 0 } },
});
componentGlobal(`.${floorPlan}[data-drawing="started"] ${whole}`, {
  "@media": {
    [motion]: { animation: `${draw} 800ms ${vars.motion.ease} 800ms backwards` },
  },
});
componentGlobal(`.${floorPlan}[data-drawing="started"] ${other}`, {
  "@media": {
    [motion]: { animation: `${appear} 800ms ${vars.motion.ease} 800ms backwards` },
  },
});
componentGlobal(`.${floorPlan}[data-drawing="started"] ${firstHalf} path`, {
  "@media": { [motion]: { animationDelay: "0s" } },
});
