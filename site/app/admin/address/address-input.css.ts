import { pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

export const status = pageStyle({
  display: "block",
  minHeight: "1lh",
  marginBlockStart: 8,
  ...role("small", { weight: "medium" }),
  color: vars.platform.green,
  overflowWrap: "anywhere",
});

/** The error takes the place of the status. */
export const noStatus = pageStyle({ display: "block", height: 0 });
