import { vars } from "../../theme/contract.css.ts";
import { media } from "../../styles/media.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { rem } from "../../styles/rem.ts";

export const inlineAlert = componentStyle({
  display: "flex",
  gap: 12,
  padding: "14px 16px",
  fontSize: rem(15),
  lineHeight: rem(23),
  fontWeight: 550,
  color: vars.scheme.error,
  background: vars.scheme.errorSurface,
  overflowWrap: "anywhere",
  // Backgrounds are not drawn in forced colors.
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

componentGlobal(`.${inlineAlert} > svg`, { flex: "none", width: 22, height: 22 });
