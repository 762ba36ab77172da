import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform, scheme } = vars;

/** As large as the image, because pointer positions are relative to it. */
export const frame = pageStyle({
  position: "relative",
  width: "fit-content",
  maxWidth: "100%",
  cursor: "crosshair",
  touchAction: "none",
  userSelect: "none",
});

export const image = pageStyle({
  display: "block",
  maxWidth: "100%",
  maxHeight: 320,
  background: scheme.hover,
});

/** Two rings are visible on any photo. */
export const marker = pageStyle({
  position: "absolute",
  width: 28,
  height: 28,
  marginBlockStart: -14,
  marginInlineStart: -14,
  border: `3px solid ${platform.white}`,
  borderRadius: "50%",
  outline: `2px solid ${platform.ink}`,
  boxShadow: `inset 0 0 0 2px ${platform.ink}`,
  pointerEvents: "none",
  forcedColorAdjust: "none",
});

export const hint = pageStyle({
  marginBlock: "12px 4px",
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});

export const sliders = pageStyle({ display: "grid", gap: 12, maxWidth: 480 });
