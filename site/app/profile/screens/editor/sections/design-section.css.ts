import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const templates = pageStyle({});
templateGlobal(`.${templates} > div:first-child`, { marginBlockEnd: 10 });
templateGlobal(`.${templates} > [data-slot=options]`, {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 12,
});
templateGlobal(`.${templates} [data-slot=option]`, {
  fontSize: rem(15),
  lineHeight: rem(24),
  fontWeight: 500,
});
templateGlobal(`.${templates} [data-slot=option][data-selected]`, { fontWeight: 650 });

export const picture = pageStyle({
  display: "block",
  width: "100%",
  height: "auto",
  marginBlockEnd: 10,
  border: `1px solid ${platform.s300}`,
  selectors: {
    "[data-hovered] > &": { outline: `1px solid ${platform.ink}`, outlineOffset: 2 },
    "[data-selected] > &": { outline: `3px solid ${platform.ink}`, outlineOffset: 2 },
    "[data-focus-visible] > &": { outline: `3px solid ${platform.blue}`, outlineOffset: 4 },
  },
});

export const flag = pageStyle({
  borderBlockStart: `1px solid ${platform.s200}`,
  fontSize: rem(16),
  selectors: { "&:last-child": { borderBlockEnd: `1px solid ${platform.s200}` } },
});

export const colorRow = pageStyle({ position: "relative", marginBlockStart: 8 });
templateGlobal(`.${colorRow} input[name=color]`, {
  width: "calc(100% - 58px)",
  marginInlineStart: 58,
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
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  background: "none",
  cursor: "pointer",
  selectors: {
    // Below the hint too; an empty field has no error.
    [`${colorRow}[data-empty] > &`]: { insetBlock: "auto 0" },
    "&::-webkit-color-swatch-wrapper": { padding: 0 },
    "&::-webkit-color-swatch": { border: 0, borderRadius: 3 },
    "&::-moz-color-swatch": { border: 0, borderRadius: 3 },
  },
});
