import { componentStyle } from "../../styles/scaled.ts";
import { weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const skipLink = componentStyle({
  position: "fixed",
  zIndex: 40,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: "12px 16px",
  overflowWrap: "anywhere",
  color: vars.scheme.text,
  background: vars.scheme.surface,
  fontWeight: weight.semibold,
  clipPath: "inset(50%)",
  pointerEvents: "none",
  ":focus": { clipPath: "none", pointerEvents: "auto" },
});
