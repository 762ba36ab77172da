import { globalKeyframes } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { inLanguage, when } from "../../styles/states.ts";
import { rem } from "../../styles/rem.ts";

const { scheme, platform, motion } = vars;

const slideIn = "rt-panel-in";
const slideOut = "rt-panel-out";
const fadeIn = "rt-scrim-in";
const fadeOut = "rt-scrim-out";
globalKeyframes(slideIn, { from: { transform: "translateX(100%)" } });
globalKeyframes(slideOut, { to: { transform: "translateX(100%)" } });
globalKeyframes(fadeIn, { from: { opacity: 0 } });
globalKeyframes(fadeOut, { to: { opacity: 0 } });

export const scrim = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  background: platform.scrim,
  animation: `${fadeIn} ${motion.fast} ${motion.ease}`,
  selectors: { [when.closed]: { animation: `${fadeOut} ${motion.fast} ${motion.ease} forwards` } },
});

/** Shared by the dialog and the page without JavaScript. */
export const panel = componentStyle({
  display: "flex",
  flexDirection: "column",
  width: 560,
  maxWidth: "100%",
  color: scheme.text,
  background: scheme.surface,
});

export const overlay = componentStyle({
  position: "fixed",
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: 31,
  // Where title and footer leave no room for the body.
  overflowY: "auto",
  animation: `${slideIn} ${motion.panel} ${motion.ease}`,
  selectors: {
    [when.closed]: { animation: `${slideOut} ${motion.fast} ${motion.ease} forwards` },
    "&:focus": { outline: "none" },
    // Dark surface and dark page behind the scrim differ too little.
    "&[data-scheme]": { boxShadow: `0 0 0 1px ${scheme.line}` },
  },
  "@media": {
    [media.mobile]: { width: "100%" },
    [media.forcedColors]: { borderInlineStart: "1px solid" },
  },
});

/** Panel as a page without JavaScript. */
export const page = componentStyle({ marginInline: "auto", minHeight: "100svh" });

export const header = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  flex: "none",
  gap: 16,
  padding: "24px 22px 0 48px",
  "@media": { [media.mobile]: { padding: "10px 2px 0 20px" } },
});

// The button is 2 px from the edge of a phone, where a ring outside of it would be cut.
componentGlobal(`.${header} > :is(a, button):focus-visible`, {
  "@media": { [media.mobile]: { outlineOffset: -3 } },
});

export const title = componentStyle({
  minWidth: 0,
  fontSize: rem(32),
  lineHeight: rem(44),
  letterSpacing: "-.028em",
  selectors: {
    [inLanguage.en]: { letterSpacing: "-.032em" },
    [inLanguage.ja]: { fontSize: rem(28), letterSpacing: 0 },
  },
  "@media": {
    // 26 px in Japanese too, so that the title fits on one line next to the close button.
    [media.mobile]: { fontSize: rem(26), selectors: { [inLanguage.ja]: { fontSize: rem(26) } } },
  },
});

/** Fills the remaining height, so that the body scrolls above a fixed footer. */
export const content = componentStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 240,
  "@media": { [media.mobile]: { minHeight: "auto" } },
});

componentGlobal(`.${content} > form`, {
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minHeight: 0,
});

export const body = componentStyle({
  flex: 1,
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: "8px 48px 28px",
  "@media": { [media.mobile]: { overflowY: "visible", padding: "4px 20px 20px" } },
});

export const footer = componentStyle({
  flex: "none",
  padding: "16px 48px 28px",
  borderBlockStart: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { padding: "14px 20px 28px" } },
});
