import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const counts = pageStyle({ borderBlock: `1px solid ${vars.platform.s200}` });

export const count = pageStyle({
  display: "flex",
  flexDirection: "column",
  paddingBlock: 12,
  ...role("caption"),
  color: vars.platform.s600,
});

export const number = pageStyle({
  ...role("card", { weight: "semibold" }),
  color: vars.platform.ink,
  fontVariantNumeric: "tabular-nums lining-nums",
});
