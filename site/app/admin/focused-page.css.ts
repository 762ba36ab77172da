import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const page = pageStyle({
  minHeight: "100svh",
  fontSize: rem(16),
  lineHeight: 1.55,
  color: vars.platform.ink,
  background: vars.platform.white,
});
