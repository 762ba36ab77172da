import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const wishes = pageStyle({
  paddingBlockEnd: 18,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${platform.s200}`,
});
export const title = pageStyle({
  marginBlockEnd: 6,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 400,
  color: platform.s600,
});
export const zone = pageStyle({ whiteSpace: "nowrap" });
export const list = pageStyle({ paddingInlineStart: rem(22), margin: 0 });
export const wish = pageStyle({ selectors: { "&[data-past]": { color: platform.s600 } } });
export const time = pageStyle({
  display: "block",
  fontSize: rem(17),
  lineHeight: rem(24),
  fontWeight: 620,
});
export const note = pageStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});
