import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform, scheme } = vars;

/** A row of colors below its label, which the name of the chosen one follows. */
export const swatches = pageStyle({});
pageGlobal(`.${swatches} > div:first-child`, {
  gap: 8,
  justifyContent: "flex-start",
  marginBlockEnd: 8,
});
pageGlobal(`.${swatches} > [data-slot=options]`, {
  gap: 8,
  // Seven in a row.
  "@media": { [media.mobile]: { gap: 4 } },
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
    "[data-selected] > &": { outline: `2px solid ${platform.ink}`, outlineOffset: 3 },
    "[data-focus-visible] > &": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
  },
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
pageGlobal(`.${swatch} > svg`, { width: 24, height: 24, strokeWidth: 2 });

/** The colors that were found in a photo. */
export const found = pageStyle([swatches, { marginBlockStart: 16 }]);
pageGlobal(`.${found} [data-slot=label]`, {
  color: platform.s600,
  ...role("caption", { weight: "medium" }),
});
