import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const keys = pageStyle({ marginBlockEnd: 20 });
pageGlobal(`.${keys} > div`, {
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  alignItems: "center",
  minHeight: 40,
  borderBlockEnd: `1px solid ${platform.s200}`,
});

export const key = pageStyle({
  display: "inline-block",
  minWidth: 28,
  paddingInline: 8,
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  fontFamily: "inherit",
  ...role("caption", { weight: "semibold" }),
  textAlign: "center",
});
