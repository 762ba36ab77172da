import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";

const sides = "32px 32px 32px 64px";

export const list = pageStyle({ margin: 0, padding: 0, listStyle: "none" });

export const under = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: 12,
  padding: sides,
  "@media": {
    [media.laptop]: { paddingInlineStart: 48 },
    [media.tablet]: { padding: "24px 16px 24px 24px" },
    [media.mobile]: { padding: "24px 20px" },
  },
});
