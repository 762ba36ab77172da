import { componentStyle } from "../../styles/layer-style.ts";

/** Two beside each other on a desktop. */
export const place = componentStyle({ width: 576, maxWidth: "100%" });
