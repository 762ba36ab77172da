import "../styles/base.css.ts";

export { contentEdge } from "../styles/content-edge.ts";
export { grid, numeric, visuallyHidden, wrap } from "../styles/layout.css.ts";
export { media } from "../styles/media.ts";
export { inLanguage, when } from "../styles/states.ts";
