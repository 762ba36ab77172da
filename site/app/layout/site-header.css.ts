import { templateStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const skipLink = templateStyle({
  position: "fixed",
  zIndex: 40,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: "10px 16px",
  color: vars.platform.ink,
  background: vars.platform.white,
  fontWeight: 600,
  selectors: { "&:not(:focus)": { clipPath: "inset(50%)", pointerEvents: "none" } },
});
