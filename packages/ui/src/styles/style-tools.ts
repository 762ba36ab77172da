/**
 * For `.css.ts` files outside this package: they run at build time and never reach a page. Rules take sizes and
 * distances of the scale only.
 */
export { templateGlobal as pageGlobal, templateStyle as pageStyle } from "./scaled.ts";
export { display } from "./display.ts";
export { distance } from "./distance.ts";
export { exact } from "./exact.ts";
export { role, weight } from "./role.ts";
