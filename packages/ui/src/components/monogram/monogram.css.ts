import { vars } from "../../theme/contract.css.ts";
import { componentStyle, componentVariants } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";

export const monogram = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  fontWeight: 680,
  lineHeight: 1,
  letterSpacing: 0,
  userSelect: "none",
  // Forced colors remove the background.
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

/** `plate` replaces the portrait on a colored background. */
export const tone = componentVariants({
  fill: {
    color: vars.scheme.onFill,
    background: vars.scheme.fill,
    boxShadow: `inset 0 0 0 1.5px ${vars.scheme.fillEdge}`,
  },
  plate: { color: vars.scheme.text, background: vars.scheme.surface },
});

export const size = componentVariants({
  small: {
    width: 44,
    height: 44,
    fontSize: rem(21),
    "@media": { [media.mobile]: { width: 40, height: 40, fontSize: rem(19) } },
  },
  large: { width: 240, height: 240, fontSize: rem(132) },
});
