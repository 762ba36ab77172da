import "./base.css.ts";
import "./reset.css.ts";

export { contentEdge, grid, numeric, visuallyHidden, wrap } from "./layout.css.ts";
export { media } from "./media.ts";
export { inLanguage, when } from "./states.ts";
