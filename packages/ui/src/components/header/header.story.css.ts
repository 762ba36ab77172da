import { componentStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/** Contains fixed elements: the transform makes it their containing block. */
export const pageFrame = componentStyle({
  position: "relative",
  height: 260,
  overflow: "hidden",
  transform: "translate(0)",
  color: vars.platform.white,
  background: `${vars.platform.heroScrim}, ${vars.platform.heroGround}`,
});

/** A page tall enough to scroll under the header. */
export const hero = componentStyle({
  height: "200vh",
  background: `${vars.platform.heroScrim}, ${vars.platform.heroGround}`,
});
