import { pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, motion } = vars;

export const notice = pageStyle({ marginBlockEnd: 24 });

export const preview = pageStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "744 / 388",
  background: platform.s100,
  outline: `1px solid ${platform.s200}`,
  "@media": { [media.mobile]: { aspectRatio: "350 / 219" } },
});

export const frame = pageStyle({
  pointerEvents: "none",
  opacity: 0,
  transition: `opacity ${motion.fast}`,
  selectors: { "&[data-shown=true]": { opacity: 1 } },
});

/** Something done. */
export const check = pageStyle({ color: platform.green });

export const after = pageStyle({ marginBlockStart: 24 });

/** Languages without a text. */
export const missing = pageStyle({ color: platform.amber });
