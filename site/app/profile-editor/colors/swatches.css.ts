import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, scheme } = vars;

export const swatches = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  // Seven in a row.
  "@media": { [media.mobile]: { gap: 7 } },
});

/** Covers its label, so that pointer and screen reader touches hit the input itself. */
export const radio = pageStyle({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});

export const swatch = pageStyle({
  position: "relative",
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: 44,
  height: 44,
  border: `1px solid color-mix(in srgb, ${platform.black} 14%, transparent)`,
  borderRadius: vars.radius.control,
  selectors: {
    "&:has(:checked)": { outline: `2px solid ${platform.ink}`, outlineOffset: 3 },
    "&:has(:focus-visible)": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
templateGlobal(`.${swatch} > svg`, { width: 24, height: 24, strokeWidth: 2 });

export const subtitle = pageStyle({
  marginBlock: "16px 10px",
  color: platform.s600,
  fontSize: rem(14),
  lineHeight: rem(20),
});

export const name = pageStyle({
  marginInlineStart: 10,
  color: platform.s600,
  fontWeight: 450,
});
