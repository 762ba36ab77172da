import { pageGlobal, pageStyle, role, weight } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const items = pageStyle({
  marginBlockStart: 12,
  borderBlockStart: `1px solid ${platform.ink}`,
});
pageGlobal(`.${items} > li + li`, { borderBlockStart: `1px solid ${platform.s200}` });

export const item = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 56,
  paddingBlock: 8,
  color: "inherit",
  ...role("base", { weight: "semibold" }),
  textAlign: "start",
  textDecoration: "none",
});
pageGlobal(`.${item} > svg`, { flex: "none", width: 24, height: 24 });

export const danger = pageStyle({ color: platform.red });

export const currentValue = pageStyle({
  marginInlineStart: "auto",
  color: platform.s600,
  fontWeight: weight.regular,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const note = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  borderBlockStart: `1px solid ${platform.s200}`,
  color: platform.s600,
  ...role("small"),
});
pageGlobal(`.${note} > svg`, { flex: "none" });
