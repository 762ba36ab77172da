/** For `.css.ts` files outside this package: they run at build time and never reach a page. */
export {
  componentGlobal,
  componentStyle,
  componentVariants,
  templateGlobal,
  templateStyle,
  templateVariants,
} from "./layer-style.ts";
export { rem } from "./rem.ts";
export { text, type TextStyleName } from "./type.ts";
