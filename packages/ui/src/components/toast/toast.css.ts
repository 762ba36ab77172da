import { globalKeyframes } from "@vanilla-extract/css";
import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { platform, motion } = vars;

const rise = "rt-toast-rise";
globalKeyframes(rise, { from: { opacity: 0, transform: "translateY(8px)" } });

/** Always rendered, because live regions must exist before their content; ignores pointer events. */
export const region = componentStyle({
  position: "fixed",
  insetInlineStart: "var(--rt-toast-inset-inline-start, 24px)",
  insetBlockEnd: "var(--rt-toast-inset-block-end, 24px)",
  zIndex: 40,
  maxWidth: "calc(100% - 48px)",
  pointerEvents: "none",
  "@media": {
    [media.mobile]: {
      insetInline: 0,
      insetBlockEnd: "var(--rt-toast-above-actions, var(--rt-toast-inset-block-end, 0px))",
      maxWidth: "100%",
    },
  },
});

/** The newest toast, which is first in the document, is at the bottom. */
export const list = componentStyle({
  display: "flex",
  flexDirection: "column-reverse",
  alignItems: "flex-start",
  gap: 8,
  outline: "none",
  "@media": { [media.mobile]: { gap: exact(1, "a line between toasts"), alignItems: "stretch" } },
});

export const item = componentStyle({ maxWidth: "100%", pointerEvents: "auto" });

export const toast = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 56,
  paddingBlock: 4,
  paddingInline: "16px 20px",
  borderRadius: vars.radius.control,
  color: platform.white,
  background: platform.ink,
  ...role("base", { weight: "semibold" }),
  overflowWrap: "anywhere",
  animation: `${rise} ${motion.fast} ${motion.ease}`,
  // Visible edge on dark pages.
  selectors: {
    "[data-scheme] &, &[data-scheme]": { boxShadow: `inset 0 0 0 1px ${platform.s600}` },
  },
  "@media": {
    [media.mobile]: { flexWrap: "wrap", borderRadius: 0 },
    [media.forcedColors]: { border: "1px solid" },
  },
});

/** The icon shows it too; an edge in a color for a warning and an error. */
export const severity = componentVariants({
  success: {},
  info: {},
  warning: { borderInlineStart: `4px solid ${platform.amberMark}` },
  error: { borderInlineStart: `4px solid ${platform.red}` },
});

/** Large text takes the width of the toast, and its buttons follow in the next line. */
export const text = componentStyle({
  minWidth: 0,
  "@media": { [media.mobile]: { flex: "1 1 6em" } },
});

componentGlobal(`.${toast} > svg`, { flex: "none", width: 22, height: 22 });

componentGlobal(`.${toast} > button:not([aria-label])`, { flex: "none", maxWidth: "50%" });
componentGlobal(`.${toast} > button:focus-visible`, { outlineColor: platform.white });

/** The button that dismisses it. */
componentGlobal(`.${toast} > button[aria-label]`, { marginInlineEnd: -12, outlineOffset: -3 });
componentGlobal(`.${toast} > button[aria-label]:hover`, { background: platform.s800 });
componentGlobal(`.${toast} > button > svg`, { width: 20, height: 20 });
