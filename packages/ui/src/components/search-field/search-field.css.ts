import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

/** Contains the visually hidden label. */
export const root = componentStyle({ position: "relative" });

componentGlobal(`.${root} [role=group] > svg`, {
  flex: "none",
  width: 20,
  height: 20,
  marginInline: "16px -4px",
  color: vars.scheme.text2,
});
