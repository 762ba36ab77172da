import { componentStyle, componentVariants } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

export const monogram = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  fontWeight: weight.strong,
  lineHeight: exact("1", "the box"),
  letterSpacing: exact("0", "the box"),
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
    fontSize: exact(rem(21), "the box"),
    "@media": {
      [media.mobile]: { width: rem(40), height: rem(40), fontSize: exact(rem(19), "the box") },
    },
  },
  // Within the window with text of any size.
  large: {
    width: largeSize,
    height: largeSize,
    fontSize: exact(`min(${rem(132)}, 44vw)`, "the box"),
  },
});
