import { componentStyle, componentVariants } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, motion } = vars;

export const iconButton = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  color: "inherit",
  borderRadius: vars.radius.control,
  transition: `background ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    [when.hover]: { background: scheme.hover },
    [when.disabled]: { color: scheme.control, cursor: "not-allowed" },
  },
  "@media": { [media.forcedColors]: { selectors: { [when.disabled]: { color: "GrayText" } } } },
});

export const variant = componentVariants({
  plain: { width: 44, height: 44 },
  /** Carousel: 56, and 48 on a phone. */
  framed: {
    width: 56,
    height: 56,
    border: `1px solid ${scheme.outline}`,
    "@media": { [media.mobile]: { width: 48, height: 48 } },
    selectors: {
      [when.hover]: { background: "transparent", borderColor: scheme.text },
      [when.disabled]: { borderColor: scheme.line },
    },
  },
});
