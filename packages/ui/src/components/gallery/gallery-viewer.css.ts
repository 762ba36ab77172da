import { vars } from "../../theme/contract.css.ts";
import { componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";

const { platform, scheme } = vars;

export const viewer = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: 31,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  color: platform.white,
  background: platform.black,
  vars: {
    [scheme.focus]: platform.white,
    [scheme.hover]: platform.whiteRule,
    [scheme.control]: platform.s500,
  },
  selectors: { "&:focus": { outline: "none" } },
});

export const top = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 4,
  padding: "8px 12px 8px 20px",
});

export const counter = componentStyle({
  marginInlineEnd: "auto",
  fontSize: rem(15),
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const image = componentStyle({
  width: "100%",
  height: "100%",
  padding: "0 20px 20px",
  objectFit: "contain",
  "@media": { [media.mobile]: { paddingInline: 0 } },
});
