import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const picture = pageStyle({
  position: "relative",
  height: "100%",
  overflow: "hidden",
  background: vars.platform.white,
  outline: `1px solid ${vars.platform.s300}`,
});

export const frame = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
});

/** Lets a press and a swipe through to what is around the picture. */
export const still = pageStyle({ pointerEvents: "none" });
