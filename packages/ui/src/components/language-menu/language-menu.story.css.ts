import { componentStyle } from "../../styles/layer-style.ts";

/** Where the menu stands in a header. */
export const atEnd = componentStyle({ display: "flex", justifyContent: "flex-end" });
