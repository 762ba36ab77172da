import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const result = pageStyle({
  padding: "16px 18px",
  border: `1px solid ${platform.s200}`,
  overflowWrap: "anywhere",
});

export const address = pageStyle({ fontSize: rem(14), lineHeight: rem(20), color: platform.s600 });

export const title = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 1,
  overflow: "hidden",
  marginBlock: "4px 2px",
  fontSize: rem(19),
  lineHeight: rem(26),
  color: platform.blue,
});

export const description = pageStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontSize: rem(14),
  lineHeight: rem(22),
});
