import { globalKeyframes } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

export const plan = componentStyle({
  display: "block",
  width: "100%",
  height: "auto",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.4,
});

/** The success panel shows the drawing at a third of its size: the line grows to stay visible. */
export const small = componentStyle({ strokeWidth: 2.4 });

export const paint = componentVariants({
  line: {},
  ink: { fill: "currentColor", stroke: "none" },
  groundArea: { fill: vars.planGround, stroke: "none" },
  groundLine: { stroke: vars.planGround },
});

const draw = "rt-plan-draw";
const appear = "rt-plan-appear";
// The dash lives in the animation alone: left on a finished line it would open the last corner.
globalKeyframes(draw, {
  from: { strokeDasharray: "1", strokeDashoffset: 1 },
  to: { strokeDasharray: "1", strokeDashoffset: 0 },
});
globalKeyframes(appear, { from: { opacity: 0 }, to: { opacity: 1 } });

// Strokes that are whole are drawn along their length; dashes and areas fade in.
const whole = "path[pathLength]";
const other = "path:not([pathLength])";
const firstHalf = ":is([data-layer='site'], [data-layer='dimensions'], [data-layer='walls'])";
const motion = media.motionOk;

componentGlobal(`.${plan}[data-drawing="waiting"] ${whole}`, {
  "@media": { [motion]: { strokeDasharray: "1", strokeDashoffset: 1 } },
});
componentGlobal(`.${plan}[data-drawing="waiting"] ${other}`, {
  "@media": { [motion]: { opacity: 0 } },
});
componentGlobal(`.${plan}[data-drawing="started"] ${whole}`, {
  "@media": {
    [motion]: { animation: `${draw} 800ms ${vars.motion.ease} 800ms backwards` },
  },
});
componentGlobal(`.${plan}[data-drawing="started"] ${other}`, {
  "@media": {
    [motion]: { animation: `${appear} 800ms ${vars.motion.ease} 800ms backwards` },
  },
});
componentGlobal(`.${plan}[data-drawing="started"] ${firstHalf} path`, {
  "@media": { [motion]: { animationDelay: "0s" } },
});
