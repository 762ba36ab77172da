import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const problems = pageStyle({ borderBlockStart: `1px solid ${platform.s300}` });

export const problem = pageStyle({
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${platform.s200}`,
  ...role("small"),
  color: platform.s600,
});

export const name = pageStyle({
  display: "inline-block",
  ...role("base", { weight: "semibold" }),
  color: platform.ink,
});
