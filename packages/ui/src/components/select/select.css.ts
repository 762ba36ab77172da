import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { controlRules } from "../text-field/control-rules.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Contains the visually hidden label. */
export const root = componentStyle({ position: "relative" });

/** Together with the style of a form control. */
export const trigger = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  paddingInlineEnd: 12,
  textAlign: "start",
  letterSpacing: "inherit",
  selectors: {
    "&[aria-expanded=true]": controlRules.focus,
    ":where([data-invalid]) > &": controlRules.invalid,
  },
});

componentGlobal(`.${trigger} > svg`, { flex: "none" });

export const value = componentStyle({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "&[data-placeholder]": { color: scheme.text2 } },
});
