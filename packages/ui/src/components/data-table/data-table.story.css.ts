import { componentStyle } from "../../styles/layer-style.ts";

/** The space a page leaves around its list. */
export const page = componentStyle({ paddingBlock: 32 });
