import { pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";

/** As the error of a field. */
export const error = pageStyle({
  display: "flex",
  gap: 8,
  marginBlockStart: 8,
  color: vars.scheme.error,
  ...role("caption", { weight: "medium" }),
});
pageGlobal(`.${error} > svg`, { flex: "none", width: 18, height: 18 });
