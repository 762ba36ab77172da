import { sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

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
      marginInline: exact(`calc(-1 * ${vars.layout.margin})`, "the margin of the page"),
      paddingInline: vars.layout.margin,
    },
  },
});

export const ruled = sectionStyle({ borderBlockEnd: `1px solid ${vars.scheme.line}` });

export const tab = sectionStyle({
  position: "relative",
  display: "flex",
  alignItems: "baseline",
  minHeight: 52,
  padding: "12px 8px",
  // Space for the focus ring.
  marginInline: -8,
  ...role("body", { weight: "medium", reading: false }),
  color: vars.scheme.text2,
  textDecoration: "none",
  overflowWrap: "anywhere",
  outlineOffset: -3,
  ":hover": { color: vars.scheme.text },
  selectors: {
    "&[aria-current]": { color: vars.scheme.text, fontWeight: weight.strong },
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
  marginInlineStart: 4,
  ...role("caption", { weight: "medium" }),
  lineHeight: exact("1", "the line of its tab"),
  color: vars.scheme.text2,
  fontVariantNumeric: "tabular-nums",
});
