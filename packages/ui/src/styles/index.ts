import "./base.css.ts";
import "./reset.css.ts";
import { contentEdge as edge } from "./layout.css.ts";

export { grid, numeric, visuallyHidden, wrap } from "./layout.css.ts";
export { media } from "./media.ts";
export { inLanguage, when } from "./states.ts";
/** Inline start padding that aligns a full-width scroll strip with the content column. */
export const contentEdge: string = edge;
