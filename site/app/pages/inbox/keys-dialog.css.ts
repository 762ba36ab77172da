import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

export const keys = pageStyle({ margin: "0 0 20px" });
templateGlobal(`.${keys} > div`, {
  display: "grid",
  gridTemplateColumns: "72px minmax(0, 1fr)",
  alignItems: "center",
  minHeight: 40,
  borderBlockEnd: `1px solid ${platform.s200}`,
});
templateGlobal(`.${keys} dd`, { margin: 0 });

export const key = pageStyle({
  display: "inline-block",
  minWidth: 28,
  paddingInline: 8,
  border: `1px solid ${platform.s300}`,
  borderRadius: vars.radius.control,
  fontFamily: "inherit",
  fontSize: rem(14),
  lineHeight: rem(26),
  fontWeight: 560,
  textAlign: "center",
});
