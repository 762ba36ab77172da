import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** Where form and preview are side by side, the tabs above the form choose the language. */
const wide = "(min-width: 1200px)";

export const caption = pageStyle({
  display: "none",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: vars.platform.s600,
  "@media": { [wide]: { display: "block" } },
});

export const choice = pageStyle({ "@media": { [wide]: { display: "none" } } });
