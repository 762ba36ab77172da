import { componentStyle } from "../../styles/layer-style.ts";

/** Position of the menu in a header. */
export const atEnd = componentStyle({ display: "flex", justifyContent: "flex-end" });
