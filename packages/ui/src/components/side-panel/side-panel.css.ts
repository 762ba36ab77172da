import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { exact } from "../../styles/exact.ts";
import { role } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform, motion } = vars;

const slideIn = "rt-panel-in";
const slideOut = "rt-panel-out";
const riseIn = "rt-sheet-in";
const sinkOut = "rt-sheet-out";
const fadeIn = "rt-scrim-in";
const fadeOut = "rt-scrim-out";
globalKeyframes(slideIn, { from: { transform: "translateX(100%)" } });
globalKeyframes(slideOut, { to: { transform: "translateX(100%)" } });
globalKeyframes(riseIn, { from: { transform: "translateY(100%)" } });
globalKeyframes(sinkOut, { to: { transform: "translateY(100%)" } });
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

/** What is behind it stays in view above it. */
export const sheet = componentStyle({
  "@media": {
    [media.mobile]: {
      insetBlockStart: "auto",
      maxHeight: "calc(100dvh - 40px)",
      paddingBlockEnd: exact("env(safe-area-inset-bottom)", "the bar of the phone"),
      animationName: riseIn,
      selectors: { [when.closed]: { animationName: sinkOut } },
    },
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
  paddingBlock: "24px 0",
  paddingInline: "40px 20px",
  "@media": { [media.mobile]: { paddingBlock: "8px 0", paddingInline: "20px 4px" } },
});

// The button is 2 px from the edge of a phone, where a ring outside of it would be cut.
componentGlobal(`.${header} > :is(a, button):focus-visible`, {
  "@media": { [media.mobile]: { outlineOffset: -3 } },
});

export const title = componentStyle({
  minWidth: 0,
  ...role("heading"),
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
  paddingBlock: "8px 24px",
  paddingInline: 40,
  "@media": {
    [media.mobile]: { overflowY: "visible", paddingBlock: "4px 20px", paddingInline: 20 },
  },
});

export const footer = componentStyle({
  flex: "none",
  paddingBlock: "16px 24px",
  paddingInline: 40,
  borderBlockStart: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { paddingBlock: "12px 24px", paddingInline: 20 } },
});
