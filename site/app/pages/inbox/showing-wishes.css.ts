import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const wishes = pageStyle({
  paddingBlockEnd: 16,
  marginBlockEnd: 20,
  borderBlockEnd: `1px solid ${platform.s200}`,
});
export const title = pageStyle({
  marginBlockEnd: 4,
  ...role("caption"),
  color: platform.s600,
});
export const zone = pageStyle({ whiteSpace: "nowrap" });
export const list = pageStyle({ paddingInlineStart: 20 });
export const wish = pageStyle({ selectors: { "&[data-past]": { color: platform.s600 } } });
export const time = pageStyle({
  display: "block",
  ...role("body", { weight: "semibold" }),
});
export const note = pageStyle({
  display: "block",
  ...role("caption"),
  color: platform.s600,
});
