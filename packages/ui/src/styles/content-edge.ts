import { vars } from "../theme/contract.css.ts";

/** Distance from the viewport's left edge to the content's: what a strip that bleeds right starts with. */
export const contentEdge = `max(${vars.layout.margin}, calc((100vw - ${vars.layout.max}) / 2))`;
