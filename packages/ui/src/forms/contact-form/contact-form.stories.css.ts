import { componentStyle } from "../../styles/layer-style.ts";

/** Two columns on desktop. */
export const place = componentStyle({ width: 576, maxWidth: "100%" });
