import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const page = pageStyle({
  minHeight: "100svh",
  fontSize: rem(16),
  lineHeight: 1.55,
  color: vars.platform.ink,
  background: vars.platform.white,
});

/** Instead of the screen until its data is loaded. */
export const loading = pageStyle({
  maxWidth: 640,
  margin: "0 auto",
  padding: "72px 20px",
  outline: "none",
});

export const failed = pageStyle({ fontSize: rem(28), lineHeight: 1.28 });
