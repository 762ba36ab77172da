import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const state = pageStyle({ minWidth: 0 });

export const text = pageStyle({
  fontSize: role("small").fontSize,
  fontVariantNumeric: "tabular-nums",
});

export const links = pageStyle({ display: "inline-flex", marginInlineStart: -8 });

export const link = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  paddingInline: 8,
  color: "inherit",
  ...role("small", { weight: "semibold" }),
  textDecoration: "underline",
  textUnderlineOffset: 5,
  whiteSpace: "nowrap",
});

export const conflict = pageStyle({
  minHeight: 44,
  marginInlineStart: -8,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  textAlign: "start",
});
pageGlobal(`.${conflict} > span`, { textDecoration: "underline", textUnderlineOffset: 5 });

export const publish = pageStyle({ flex: "none", whiteSpace: "nowrap" });
