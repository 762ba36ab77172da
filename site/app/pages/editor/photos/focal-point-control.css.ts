import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
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
  fontSize: 14,
  lineHeight: "21px",
  color: scheme.text2,
});

export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "7em minmax(0, 1fr)",
  gap: 16,
  alignItems: "center",
  maxWidth: 480,
  minHeight: 44,
  fontSize: 15,
  fontWeight: 600,
});

const thumb = {
  boxSizing: "border-box",
  width: 24,
  height: 24,
  border: `2px solid ${scheme.text}`,
  borderRadius: "50%",
  background: scheme.surface,
} as const;

/** A 4 px track, as in the crop dialog. */
export const range = pageStyle({
  width: "100%",
  height: 44,
  margin: 0,
  background: `linear-gradient(${scheme.outline}, ${scheme.outline}) 0 50% / 100% 4px no-repeat`,
  appearance: "none",
  cursor: "pointer",
  selectors: {
    "&::-webkit-slider-thumb": { ...thumb, appearance: "none" },
    "&::-moz-range-thumb": thumb,
  },
  "@media": { [media.forcedColors]: { appearance: "auto", background: "none" } },
});
