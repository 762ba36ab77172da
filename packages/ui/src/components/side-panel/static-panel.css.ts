import { componentStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

export const closeLink = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  color: "inherit",
  borderRadius: vars.radius.control,
  selectors: { "&:hover": { background: vars.scheme.hover } },
});
