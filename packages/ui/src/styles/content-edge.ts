import { vars } from "../theme/contract.css.ts";

/** Inline start padding that aligns a full-width scroll strip with the content column. */
export const contentEdge = `max(${vars.layout.margin}, calc((100vw - ${vars.layout.max}) / 2))`;
