import { rem, templateStyle as pageStyle, text } from "@realtor/ui/style-tools";

export const root = pageStyle({ display: "grid", gap: 12, minWidth: 0, padding: 0 });

export const label = pageStyle({
  ...text("label"),
  marginBlockEnd: 8,
  padding: 0,
  lineHeight: rem(22),
});
