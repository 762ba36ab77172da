import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const counts = pageStyle({ borderBlock: `1px solid ${vars.platform.s200}` });

export const count = pageStyle({
  display: "flex",
  flexDirection: "column",
  gap: 2,
  paddingBlock: 14,
  fontSize: rem(14),
  color: vars.platform.s600,
});

export const number = pageStyle({
  margin: 0,
  fontSize: rem(26),
  lineHeight: rem(32),
  fontWeight: 620,
  color: vars.platform.ink,
  fontVariantNumeric: "tabular-nums lining-nums",
});
