import { globalKeyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const turn = "rt-spinner-turn";
globalKeyframes(turn, { to: { transform: "rotate(1turn)" } });

export const spinner = componentStyle({
  display: "inline-block",
  flex: "none",
  width: 20,
  height: 20,
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.full,
  "@media": { [media.motionOk]: { animation: `${turn} 900ms linear infinite` } },
});
