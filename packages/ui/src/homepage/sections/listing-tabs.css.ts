import { media } from "../../styles/media.ts";
import { sectionStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

export const list = sectionStyle({
  display: "flex",
  flexWrap: "wrap",
  columnGap: 32,
  "@media": {
    [media.mobile]: {
      flexWrap: "nowrap",
      columnGap: 24,
      overflow: "auto hidden",
      scrollbarWidth: "none",
      // Scrolls edge to edge, with the first tab aligned with the text.
      marginInline: `calc(-1 * ${vars.layout.margin})`,
      paddingInline: vars.layout.margin,
    },
  },
});

export const ruled = sectionStyle({ borderBlockEnd: `1px solid ${vars.scheme.line}` });

export const tab = sectionStyle({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  padding: "12px 8px",
  // Space for the focus ring.
  marginInline: -8,
  fontSize: rem(17),
  lineHeight: rem(28),
  fontWeight: 500,
  color: vars.scheme.text2,
  textDecoration: "none",
  overflowWrap: "anywhere",
  outlineOffset: -3,
  ":hover": { color: vars.scheme.text },
  selectors: {
    "&[aria-current]": { color: vars.scheme.text, fontWeight: 650 },
    "&[aria-current]::after": {
      content: "",
      position: "absolute",
      insetInline: 8,
      insetBlockEnd: -1,
      height: 3,
      background: vars.scheme.accentUi,
    },
  },
  "@media": {
    [media.mobile]: { whiteSpace: "nowrap" },
    "(forced-colors: active)": {
      selectors: { "&[aria-current]::after": { background: "Highlight" } },
    },
  },
});

export const count = sectionStyle({
  marginInlineStart: 6,
  fontSize: rem(14),
  lineHeight: 1,
  fontWeight: 500,
  color: vars.scheme.text2,
  fontVariantNumeric: "tabular-nums",
});
