import "./base.css.ts";

export { contentEdge } from "./lengths.ts";
export { grid, numeric, visuallyHidden, wrap } from "./layout.css.ts";
export { media } from "./media.ts";
export { inLanguage, when } from "./states.ts";
