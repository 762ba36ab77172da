import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const page = pageStyle({
  minHeight: "100svh",
  ...role("base"),
  color: vars.platform.ink,
  background: vars.platform.white,
});

export const main = pageStyle({ outline: "none" });
