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

const largeSize = `min(${rem(240)}, 80vw)`;

export const size = componentVariants({
  small: {
    width: rem(44),
    height: rem(44),
    fontSize: rem(21),
    "@media": { [media.mobile]: { width: rem(40), height: rem(40), fontSize: rem(19) } },
  },
  // Within the window with text of any size.
  large: { width: largeSize, height: largeSize, fontSize: `min(${rem(132)}, 44vw)` },
});
