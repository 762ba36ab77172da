import { pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const frame = pageStyle({ display: "block", border: 0, transformOrigin: "0 0" });

export const viewport = pageStyle({ position: "relative" });

/** Its size is that of the viewport, and does not determine it. */
export const page = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: "50%",
  translate: "-50%",
  overflow: "hidden",
  background: platform.white,
  outline: `1px solid ${platform.s300}`,
});

export const container = pageStyle({
  position: "relative",
  height: "100%",
  overflow: "hidden",
  background: platform.white,
  outline: `1px solid ${platform.s300}`,
});

export const fitted = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
});

/** Lets a press and a swipe through to what is around the page. */
export const still = pageStyle({ pointerEvents: "none" });
