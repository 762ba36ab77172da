import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const inlineAlert = componentStyle({
  display: "flex",
  gap: 12,
  padding: "12px 16px",
  ...role("small", { weight: "semibold" }),
  color: vars.scheme.error,
  background: vars.scheme.errorSurface,
  overflowWrap: "anywhere",
  // Backgrounds are not drawn in forced colors.
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

componentGlobal(`.${inlineAlert} > svg`, { flex: "none", width: 22, height: 22 });
