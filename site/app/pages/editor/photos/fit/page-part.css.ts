import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const picture = pageStyle({
  position: "relative",
  height: "100%",
  overflow: "hidden",
  background: vars.platform.white,
  outline: `1px solid ${vars.platform.s300}`,
});

export const page = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: "none",
});
