/** For `.css.ts` files outside this package: they run at build time and never reach a page. */
export {
  componentGlobal,
  componentStyle,
  componentVariants,
  templateGlobal,
  templateStyle,
  templateVariants,
} from "./layer-style.ts";
/** The same for pages, whose rules take sizes and distances of the scale only. */
export { templateGlobal as pageGlobal, templateStyle as pageStyle } from "./scaled.ts";
export { display } from "./display.ts";
export { distance } from "./distance.ts";
export { exact } from "./exact.ts";
export { rem } from "./rem.ts";
export { role, weight } from "./role.ts";
export { text, type TextStyleName } from "./type.ts";
