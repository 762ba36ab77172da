/** For `.css.ts` files outside this package: they run at build time and never reach a page. */
export {
  componentGlobal,
  componentStyle,
  componentVariants,
  templateGlobal,
  templateStyle,
  templateVariants,
} from "../styles/layer-style.ts";
export { text, type TextStyleName } from "../styles/type.ts";
