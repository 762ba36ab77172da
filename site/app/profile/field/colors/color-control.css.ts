import { pageGlobal, pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const row = pageStyle({ position: "relative", marginBlockStart: 8 });
pageGlobal(`.${row} input[name=color]`, {
  width: "calc(100% - 58px)",
  marginInlineStart: 64,
});

/** The native color picker, as high as the text field next to it. */
export const swatch = pageStyle({
  position: "absolute",
  insetInlineStart: 0,
  // Below the label of 22 px and its gap of 8 px.
  insetBlockStart: 30,
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${vars.platform.s300}`,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
  selectors: {
    // Below the hint too; an empty field has no error.
    [`${row}[data-empty] > &`]: { insetBlock: "auto 0" },
    "&::-webkit-color-swatch-wrapper": { padding: 0 },
    "&::-webkit-color-swatch": { border: 0, borderRadius: vars.radius.inner },
    "&::-moz-color-swatch": { border: 0, borderRadius: vars.radius.inner },
  },
});
