import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const state = pageStyle({ minWidth: 0 });

export const text = pageStyle({ fontSize: rem(15), fontVariantNumeric: "tabular-nums" });

export const links = pageStyle({ display: "inline-flex", marginInlineStart: -8 });

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 8,
  border: 0,
  color: "inherit",
  background: "none",
  font: "inherit",
  fontSize: rem(15),
  fontWeight: 560,
  textDecoration: "underline",
  textUnderlineOffset: 5,
  whiteSpace: "nowrap",
  cursor: "pointer",
});

export const conflict = pageStyle({
  minHeight: 44,
  marginInlineStart: -8,
  padding: "0 8px",
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
});
templateGlobal(`.${conflict} > span`, { textDecoration: "underline", textUnderlineOffset: 5 });

export const publish = pageStyle({ flex: "none", whiteSpace: "nowrap" });
