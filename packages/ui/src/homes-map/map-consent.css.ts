import { templateGlobal, templateStyle } from "../styles/layer-style.ts";
import { rem } from "../styles/rem.ts";
import { vars } from "../theme/contract.css.ts";

const { scheme } = vars;

/** Shows the map instead of the drawing. Only with script. */
export const consent = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8px 16px",
  paddingBlockStart: 16,
  selectors: { "&[hidden]": { display: "none" } },
  "@media": { "(scripting: none)": { display: "none" } },
});
templateGlobal(`${consent} > small`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  color: scheme.text2,
});
export const showMap = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 48,
  paddingInline: 18,
  fontSize: rem(16),
  fontWeight: 600,
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
  cursor: "pointer",
  ":hover": { background: scheme.fillHover },
});
