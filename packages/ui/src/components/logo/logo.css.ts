import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

export const logo = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 12,
  maxWidth: "100%",
  minHeight: 44,
  color: "inherit",
  fontSize: rem(18),
  fontWeight: 650,
  letterSpacing: "-.025em",
  textDecoration: "none",
});

componentGlobal(`.${logo} > span`, { minWidth: 0 });
componentGlobal(`.${logo} > svg`, {
  flex: "none",
  width: 28,
  height: 28,
});
