import { componentStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/** A piece of page for what is fixed: a transform keeps it inside. */
export const piece = componentStyle({
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
