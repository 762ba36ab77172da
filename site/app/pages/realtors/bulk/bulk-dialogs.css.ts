import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const problems = pageStyle({
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${platform.s300}`,
});

export const problem = pageStyle({
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${platform.s200}`,
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.s600,
});

export const name = pageStyle({
  display: "inline-block",
  paddingBlock: 2,
  fontSize: rem(16),
  fontWeight: 620,
  color: platform.ink,
  textDecoration: "underline",
  textUnderlineOffset: 3,
});
