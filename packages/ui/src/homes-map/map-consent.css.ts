import { role } from "../styles/role.ts";
import { templateGlobal, templateStyle } from "../styles/scaled.ts";
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
  ...role("caption"),
  color: scheme.text2,
});
export const showMap = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 48,
  paddingInline: 16,
  ...role("base", { weight: "semibold" }),
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
  cursor: "pointer",
  ":hover": { background: scheme.fillHover },
});
