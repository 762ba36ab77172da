import { pageGlobal, pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { state } from "../publish/publish-status.css.ts";

const { platform } = vars;

/** Undo, state and publishing at the end of the black bar. */
export const end = pageStyle({ flex: 1, minWidth: 0 });
pageGlobal(`.${end} .${state}`, { marginInline: "8px 4px", color: platform.white });
pageGlobal(`.${end} [data-status]`, { color: "inherit" });
for (const [status, color] of [
  ["changes", platform.amberOnBlack],
  ["waiting", platform.amberOnBlack],
  ["conflict", platform.amberOnBlack],
  ["published", platform.greenOnBlack],
] as const) {
  pageGlobal(`.${end} [data-status=${status}]`, { color });
  pageGlobal(`.${end} [data-status=${status}]::before`, { background: color });
}
pageGlobal(`.${end} [data-status=live]::before`, { background: platform.greenOnBlack });
pageGlobal(`.${end} button`, { flex: "none", whiteSpace: "nowrap" });
// The kit's buttons have the colors for white.
pageGlobal(`.${end} button[data-quiet]`, {
  color: platform.white,
  boxShadow: `inset 0 0 0 1px ${platform.whiteRule}`,
});
pageGlobal(`.${end} button[data-quiet]:hover`, {
  boxShadow: `inset 0 0 0 1px ${platform.white}`,
});
pageGlobal(`.${end} button[data-icon]:hover`, { background: platform.s800 });
pageGlobal(`.${end} button[data-icon][aria-disabled=true]`, { color: platform.s500 });

export const redo = pageStyle({ display: "grid", transform: "scaleX(-1)" });

/** Opens the list of sections. */
export const sectionToggle = pageStyle({ marginInlineEnd: "auto" });
pageGlobal(`.${sectionToggle} > svg`, { flex: "none", width: 20, height: 20 });
pageGlobal(`.${sectionToggle}[aria-expanded=true] > svg`, { rotate: "180deg" });

/** At the bottom of compact mode. */
export const foot = pageStyle({ display: "contents" });
pageGlobal(`.${foot} .${state}`, { marginInlineEnd: "auto" });
pageGlobal(`.${foot} > button`, { flex: "none", whiteSpace: "nowrap" });

export const previewName = pageStyle({
  selectors: { "[data-keyboard] &": { display: "none" } },
});
export const shortName = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });
// A state that needs a sentence has the room of the word.
const longStates = ["waiting", "failed", "invalid", "conflict"].map(
  (one) => `[data-status=${one}]`,
);
pageGlobal(`.${foot}:has(${longStates.join()}) .${previewName}`, {
  "@media": { [media.mobile]: { display: "none" } },
});
