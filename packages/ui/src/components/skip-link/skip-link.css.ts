import { componentStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

export const skipLink = componentStyle({
  position: "fixed",
  zIndex: 40,
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: "10px 16px",
  overflowWrap: "anywhere",
  color: vars.scheme.text,
  background: vars.scheme.surface,
  fontWeight: 600,
  clipPath: "inset(50%)",
  pointerEvents: "none",
  ":focus": { clipPath: "none", pointerEvents: "auto" },
});
