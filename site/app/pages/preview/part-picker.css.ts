import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** The list of parts has no size; its focus is shown at the edges of the window. */
export const list = pageStyle({
  position: "fixed",
  inset: 0,
  zIndex: 51,
  pointerEvents: "none",
  outlineOffset: -6,
  selectors: {
    "&:focus-visible": { outline: `max(3px, 0.4vw) solid ${vars.platform.blue}` },
    "&[data-active]:focus-visible": { outline: "none" },
  },
});
