import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { when } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform, motion } = vars;

const rise = "rt-dialog-rise";
const leave = "rt-dialog-leave";
const scrimIn = "rt-dialog-scrim-in";
const scrimOut = "rt-dialog-scrim-out";
globalKeyframes(rise, { from: { opacity: 0, transform: "translateY(8px)" } });
globalKeyframes(leave, { to: { opacity: 0 } });
globalKeyframes(scrimIn, { from: { opacity: 0 } });
globalKeyframes(scrimOut, { to: { opacity: 0 } });

/** Backdrop and scroll container: a dialog taller than the window scrolls inside it. */
export const scrim = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  display: "grid",
  placeItems: "center",
  // An implicit column could be wider than the window.
  gridTemplateColumns: "minmax(0, 1fr)",
  overflowY: "auto",
  padding: 16,
  background: platform.scrim,
  animation: `${scrimIn} ${motion.fast} ${motion.ease}`,
  selectors: {
    [when.closed]: { animation: `${scrimOut} ${motion.fast} ${motion.ease} forwards` },
  },
  // Not stretched: the row is as high as the screen, also below a higher dialog.
  "@media": { [media.mobile]: { padding: 0, placeItems: "start stretch" } },
});

export const dialog = componentStyle({
  position: "relative",
  maxWidth: "100%",
  paddingBlock: 32,
  paddingInline: 40,
  color: scheme.text,
  background: scheme.surface,
  animation: `${rise} ${motion.fast} ${motion.ease}`,
  selectors: {
    [when.closed]: { animation: `${leave} ${motion.fast} ${motion.ease} forwards` },
    "&:focus": { outline: "none" },
    // Dark surface and dark page behind the scrim differ too little.
    "[data-scheme] &": { boxShadow: `0 0 0 1px ${scheme.line}` },
  },
  "@media": {
    [media.mobile]: {
      display: "flex",
      flexDirection: "column",
      width: "100%",
      minHeight: "100svh",
      padding: "24px 20px",
    },
    [media.forcedColors]: { border: "1px solid" },
  },
});

export const size = componentVariants({
  medium: { width: 520 },
  wide: {
    width: 960,
    padding: "24px 32px",
    "@media": { [media.mobile]: { width: "100%", padding: "24px 20px" } },
  },
});

export const title = componentStyle({
  ...role("card"),
});

export const description = componentStyle({
  marginBlockStart: 12,
  ...role("base"),
  color: scheme.text2,
});

componentGlobal(`.${description} strong`, { fontWeight: weight.strong, color: scheme.text });

export const body = componentStyle({ marginBlockStart: 24 });

export const actions = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 8,
  marginBlockStart: 24,
  // At the bottom of the screen, within reach of a thumb.
  "@media": { [media.mobile]: { marginBlockStart: "auto", paddingBlockStart: 24 } },
});

// On a phone, toasts are above the actions.
componentGlobal(`:root:has(.${actions})`, {
  "@media": { [media.mobile]: { vars: { "--rt-toast-above-actions": "88px" } } },
});

componentGlobal(`.${actions} > *`, { "@media": { [media.mobile]: { flex: "1 1 auto" } } });

componentGlobal(`.${dialog} > form`, {
  "@media": { [media.mobile]: { display: "flex", flexDirection: "column", flex: 1 } },
});
