import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, motion } = vars;

export const root = componentStyle({
  minWidth: 0,
  borderBlockEnd: `1px solid ${scheme.line}`,
  selectors: { "&:first-child": { borderBlockStart: `1px solid ${scheme.line}` } },
});

export const heading = componentStyle({ font: "inherit", letterSpacing: "inherit" });

export const trigger = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "calc(100% + 16px)",
  minHeight: 56,
  paddingBlock: 12,
  // Space for the focus ring without moving the text.
  paddingInline: 8,
  marginInline: -8,
  borderRadius: vars.radius.control,
  color: scheme.text,
  ...role("base", { weight: "semibold" }),
  textAlign: "start",
  outlineOffset: -3,
  selectors: {
    "&[data-hovered]": { color: scheme.accentText },
    "&[data-disabled]": { color: scheme.text2, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});

export const title = componentStyle({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const detail = componentStyle({
  color: scheme.text2,
  ...role("small", { weight: "medium" }),
  overflowWrap: "anywhere",
});

componentGlobal(`.${trigger} > svg`, {
  flex: "none",
  width: 20,
  height: 20,
  transition: `transform ${motion.fast} ${motion.ease}`,
});
componentGlobal(`.${root}[data-expanded] > .${heading} .${trigger} > svg:last-child`, {
  transform: "rotate(180deg)",
});

/** The line that a text button ends. */
export const line = componentStyle({ display: "flex", alignItems: "flex-start", gap: 12 });

/** One line is centered beside the button, which is higher. */
export const start = componentStyle({
  alignSelf: "center",
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const textTrigger = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  maxWidth: "100%",
  minHeight: 44,
  color: "inherit",
  ...role("small", { weight: "semibold" }),
  textAlign: "start",
  overflowWrap: "anywhere",
  textDecorationLine: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { textDecorationThickness: 2 },
    "&[data-disabled]": { color: scheme.text2, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});

componentGlobal(`.${start} + .${textTrigger}`, { maxWidth: "50%" });

/** react-aria measures the height. */
export const panel = componentStyle({
  height: "var(--disclosure-panel-height)",
  overflow: "clip",
  // Space for focus rings in the content.
  overflowClipMargin: 4,
  transition: `height ${motion.fast} ${motion.ease}`,
});

// Without motion the height never depends on the end of a transition, which the browser may cancel.
componentGlobal(`.${root}[data-expanded] > .${panel}`, {
  "@media": { [media.reducedMotion]: { height: "auto" } },
});

export const content = componentStyle({ paddingBlockEnd: 20, overflowWrap: "anywhere" });
