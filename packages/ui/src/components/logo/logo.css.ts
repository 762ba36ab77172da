import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const logo = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  maxWidth: "100%",
  minHeight: 44,
  color: "inherit",
  ...role("body", { weight: "strong", reading: false }),
  letterSpacing: vars.tracking.heading,
  textDecoration: "none",
});

componentGlobal(`.${logo} > span`, { minWidth: 0 });
componentGlobal(`.${logo} > svg`, {
  flex: "none",
  width: 28,
  height: 28,
});
