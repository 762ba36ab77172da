import { componentStyle } from "../styles/layer-style.ts";
import { vars } from "../theme/contract.css.ts";

export const placeholder = componentStyle({
  color: vars.platform.amber,
  background: vars.platform.amber50,
});

/** On a line of its own rather than broken; broken only if it is wider than the text. */
export const unbroken = componentStyle({ display: "inline-block" });
