import { templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const page = pageStyle({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100svh",
  fontSize: 15,
  lineHeight: 1.55,
  color: vars.platform.ink,
  background: vars.platform.white,
});

export const main = pageStyle({ minWidth: 0, outline: "none" });
