import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { when } from "../../styles/states.ts";

const { scheme, platform, motion } = vars;

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  border: 0,
  borderRadius: vars.radius.control,
  fontFamily: "inherit",
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: "-.012em",
  textAlign: "center",
  textDecoration: "none",
  // Korean labels never break inside a word; a long label may take a second line.
  paddingBlock: 4,
  cursor: "pointer",
  transition: `background ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  selectors: { [when.disabled]: { cursor: "not-allowed" }, [when.busy]: { cursor: "progress" } },
  // Grounds and shadows are not drawn in forced colours.
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

/** 56 marketing, 48 dialogs, 44 admin. */
export const size = componentVariants({
  large: { minHeight: 56, paddingInline: 28, fontSize: 17 },
  medium: { minHeight: 48, paddingInline: 20, fontSize: 16 },
  small: { minHeight: 44, paddingInline: 16, fontSize: 15 },
});

const off = {
  background: scheme.muted,
  color: scheme.onMuted,
  boxShadow: "none",
  "@media": { [media.forcedColors]: { color: "GrayText" } },
};

export const variant = componentVariants({
  primary: {
    background: scheme.fill,
    color: scheme.onFill,
    boxShadow: `inset 0 0 0 1.5px ${scheme.fillEdge}`,
    selectors: {
      [when.hover]: { background: scheme.fillHover },
      [when.active]: { background: scheme.fillPress },
      [when.disabled]: off,
    },
  },
  outline: {
    background: "transparent",
    color: scheme.text,
    boxShadow: `inset 0 0 0 1px ${scheme.outline}`,
    selectors: {
      [when.hover]: { boxShadow: `inset 0 0 0 1px ${scheme.text}` },
      [when.disabled]: off,
    },
  },
  ghost: {
    background: "transparent",
    color: scheme.text,
    paddingInline: 12,
    selectors: { [when.hover]: { background: scheme.hover }, [when.disabled]: off },
  },
  danger: {
    background: platform.red,
    color: platform.white,
    selectors: {
      [when.hover]: { background: platform.redHover },
      [when.active]: { background: platform.redPress },
      [when.disabled]: off,
    },
  },
  /** On a photograph or on blue. */
  white: {
    background: platform.white,
    color: platform.ink,
    selectors: {
      [when.hover]: { background: platform.s100 },
      [when.focusVisible]: { outlineColor: platform.white },
      [when.disabled]: off,
    },
  },
});

export const fullWidth = componentStyle({ width: "100%" });

/** The busy face lies over the resting one, so the width never changes. */
export const faces = componentStyle({ position: "relative", display: "inline-grid" });

export const face = componentStyle({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 10,
});

componentGlobal(`.${face} > svg`, { flex: "none", width: 20, height: 20 });

export const busyFace = componentStyle({ position: "absolute", inset: 0, whiteSpace: "nowrap" });

export const away = componentStyle({ visibility: "hidden" });
