import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const list = pageStyle({ borderBlockStart: `1px solid ${platform.ink}` });

export const row = pageStyle({ minHeight: 48, borderBlockEnd: `1px solid ${platform.s200}` });

export const key = pageStyle({
  display: "inline-block",
  minWidth: 28,
  paddingInline: 8,
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  ...role("small", { weight: "semibold" }),
  fontFamily: "inherit",
  textAlign: "center",
  whiteSpace: "nowrap",
});
