import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { low, tiny } from "#app/admin/editor-bar.ts";
import { state } from "../publish/publish-status.css.ts";

const { platform } = vars;

/** In a CSS variable, so that the layout uses the height of the same media query. */
export const barHeight = "var(--rt-editor-bar, 52px)";
export const bottomBarHeight =
  "calc(var(--rt-editor-bottom-bar, 65px) + max(0px, env(safe-area-inset-bottom)))";

/** Provides both heights. */
export const heights = pageStyle({
  vars: { "--rt-editor-bar": "52px", "--rt-editor-bottom-bar": "69px" },
  "@media": {
    [media.mobile]: { vars: { "--rt-editor-bottom-bar": "77px" } },
    [low]: { vars: { "--rt-editor-bar": "48px", "--rt-editor-bottom-bar": "52px" } },
  },
  selectors: { "&[data-keyboard]": { vars: { "--rt-editor-bottom-bar": "52px" } } },
});

/** Undo, state and publishing at the end of the black bar. */
export const end = pageStyle({ flex: 1, minWidth: 0 });
templateGlobal(`.${end} .${state}`, { marginInline: "8px 4px", color: platform.white });
templateGlobal(`.${end} [data-status]`, { color: "inherit" });
for (const [status, color] of [
  ["changes", platform.amberOnBlack],
  ["waiting", platform.amberOnBlack],
  ["conflict", platform.amberOnBlack],
  ["published", platform.greenOnBlack],
] as const) {
  templateGlobal(`.${end} [data-status=${status}]`, { color });
  templateGlobal(`.${end} [data-status=${status}]::before`, { background: color });
}
templateGlobal(`.${end} [data-status=live]::before`, { background: platform.greenOnBlack });
templateGlobal(`.${end} button`, { flex: "none", whiteSpace: "nowrap" });
// The kit's buttons have the colors for white.
templateGlobal(`.${end} button[data-quiet]`, {
  color: platform.white,
  boxShadow: `inset 0 0 0 1px ${platform.whiteRule}`,
});
templateGlobal(`.${end} button[data-quiet]:hover`, {
  boxShadow: `inset 0 0 0 1px ${platform.white}`,
});
templateGlobal(`.${end} button[data-icon]:hover`, { background: platform.s800 });
templateGlobal(`.${end} button[data-icon][aria-disabled=true]`, { color: platform.s500 });

export const redo = pageStyle({ display: "grid", transform: "scaleX(-1)" });

/** The bar of compact mode: back, list of sections, languages, menu. */
export const compactBar = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 11,
  height: barHeight,
  paddingInline: "4px 8px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [tiny]: { position: "static" } },
});

export const back = pageStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
});

export const sectionToggle = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: 6,
  minWidth: 0,
  minHeight: 44,
  marginInlineEnd: "auto",
  padding: "0 8px 0 4px",
  border: 0,
  color: platform.ink,
  background: "none",
  font: "inherit",
  fontSize: rem(17),
  fontWeight: 640,
  whiteSpace: "nowrap",
  cursor: "pointer",
});
templateGlobal(`.${sectionToggle} > svg`, { flex: "none", width: 20, height: 20 });
templateGlobal(`.${sectionToggle}[aria-expanded=true] > svg`, { rotate: "180deg" });

/** The bar at the bottom of compact mode; above the keyboard. */
export const bottomBar = pageStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: "var(--rt-keyboard, 0px)",
  zIndex: 9,
  minHeight: bottomBarHeight,
  padding: "0 16px env(safe-area-inset-bottom) 24px",
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": {
    [media.mobile]: { paddingInline: "20px" },
    [tiny]: { position: "static" },
  },
});
templateGlobal(`.${bottomBar} .${state}`, { marginInlineEnd: "auto" });
templateGlobal(`.${bottomBar} > button`, { flex: "none", whiteSpace: "nowrap" });

// Toasts are above the bar, not on it.
templateGlobal(`:has(.${bottomBar}) ~ [role=status]`, {
  insetBlockEnd: 88,
  "@media": {
    [media.mobile]: { insetInline: 12, insetBlockEnd: 92 },
    [low]: { insetBlockEnd: 60 },
    [tiny]: { insetBlockEnd: 0 },
  },
});

export const previewName = pageStyle({
  selectors: { "[data-keyboard] &": { display: "none" } },
});
// A state that needs a sentence has the room of the word.
const longStates = ["waiting", "failed", "invalid", "conflict"].map(
  (one) => `[data-status=${one}]`,
);
templateGlobal(`.${bottomBar}:has(${longStates.join()}) .${previewName}`, {
  "@media": { [media.mobile]: { display: "none" } },
});
