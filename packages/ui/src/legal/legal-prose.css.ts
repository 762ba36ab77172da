import { componentStyle } from "../styles/layer-style.ts";
import { vars } from "../theme/contract.css.ts";

export const placeholder = componentStyle({
  color: vars.platform.amber,
  background: vars.platform.amber50,
});

export const phone = componentStyle({ whiteSpace: "nowrap" });
