import { componentStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

export const avatar = componentStyle({
  position: "relative",
  display: "inline-flex",
  flex: "none",
});

/** The upper half of a portrait contains the face. */
export const photo = componentStyle({
  objectFit: "cover",
  objectPosition: "50% 18%",
  overflow: "hidden",
  background: vars.scheme.surface2,
});
