import { componentStyle } from "../../styles/layer-style.ts";

/** The three shapes under each other. */
export const shapes = componentStyle({ display: "grid", gap: 64 });
