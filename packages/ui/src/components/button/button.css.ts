import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform, motion } = vars;

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  border: 0,
  borderRadius: vars.radius.control,
  fontFamily: "inherit",
  fontWeight: weight.semibold,
  lineHeight: exact("1.2", "labels of two lines"),
  letterSpacing: "inherit",
  textAlign: "center",
  textDecoration: "none",
  // A long label takes more lines; next to a long text it stays as wide as its longest word.
  maxWidth: "100%",
  overflowWrap: "break-word",
  paddingBlock: 4,
  cursor: "pointer",
  transition: `background ${motion.fast} ${motion.ease}, box-shadow ${motion.fast} ${motion.ease}`,
  selectors: {
    [when.disabled]: { cursor: "not-allowed" },
    [when.busy]: { position: "relative", cursor: "progress" },
  },
  // Backgrounds and shadows are not drawn in forced colors.
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

/** Of the short label of a text button, too. */
const target = { minWidth: 44 };

/** `large` for marketing pages, `medium` for dialogs, `small` for the admin, `inline` within lines. */
export const size = componentVariants({
  large: {
    ...target,
    minHeight: 56,
    paddingInline: 24,
    fontSize: role("body", { reading: false }).fontSize,
  },
  medium: { ...target, minHeight: 48, paddingInline: 20, fontSize: role("base").fontSize },
  small: { ...target, minHeight: 44, paddingInline: 16, fontSize: role("small").fontSize },
  inline: { minHeight: 24, paddingBlock: 0, paddingInline: 0, fontSize: "inherit" },
});

const disabled = {
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
      [when.disabled]: disabled,
    },
  },
  outline: {
    background: "transparent",
    color: scheme.text,
    boxShadow: `inset 0 0 0 1px ${scheme.outline}`,
    selectors: {
      [when.hover]: { boxShadow: `inset 0 0 0 1px ${scheme.text}` },
      [when.disabled]: disabled,
    },
  },
  ghost: {
    background: "transparent",
    color: scheme.text,
    paddingInline: 12,
    selectors: { [when.hover]: { background: scheme.hover }, [when.disabled]: disabled },
  },
  danger: {
    background: platform.red,
    color: platform.white,
    selectors: {
      [when.hover]: { background: platform.redHover },
      [when.active]: { background: platform.redPress },
      [when.disabled]: disabled,
    },
  },
  /** Underlined, in the color of the text around it. */
  text: {
    justifyContent: "flex-start",
    background: "transparent",
    color: "inherit",
    paddingInline: 0,
    textAlign: "start",
    overflowWrap: "anywhere",
    textDecoration: "underline",
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
    selectors: {
      [when.hover]: { textDecorationThickness: 2 },
      [when.disabled]: { color: scheme.onMuted, textDecoration: "none" },
    },
  },
  /** For use on a photograph or on the blue background. */
  white: {
    background: platform.white,
    color: platform.ink,
    selectors: {
      [when.hover]: { background: platform.s100 },
      [when.focusVisible]: { outlineColor: platform.white },
      [when.disabled]: disabled,
    },
  },
});

export const fullWidth = componentStyle({ width: "100%" });

/** The busy content overlays the label and has the button's width, so the width does not change. */
export const contentStack = componentStyle({ minWidth: 0 });

export const content = componentStyle({
  display: "flex",
  minWidth: 0,
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
});

// The text of a flex container is never narrower than its longest word.
componentGlobal(`.${content}:not(:has(*))`, { display: "block" });
componentGlobal(`.${content}:has(> svg)`, { overflowWrap: "anywhere" });
componentGlobal(`.${button}:has(svg)`, { flexShrink: 0 });

componentGlobal(`.${content} > svg`, { flex: "none", width: 20, height: 20 });

export const busyContent = componentStyle({ position: "absolute", inset: 0, whiteSpace: "nowrap" });

componentGlobal(`.${busyContent} > :last-child`, { overflow: "hidden", textOverflow: "ellipsis" });

export const hidden = componentStyle({ visibility: "hidden" });
