import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact, low, tiny } from "#app/admin/editor-bar.ts";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** Above the pages. */
export const tools = pageStyle({
  flex: "none",
  minHeight: 72,
  paddingBlock: 12,
  "@media": { [compact]: { minHeight: 0 } },
});
pageGlobal(`.${tools} [role=radiogroup]`, { background: platform.white });

export const different = pageStyle({
  flex: "1 1 240px",
  "@media": { [compact]: { order: 2 } },
});

/** On a phone the pages have its width. */
export const devices = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

/** Which of the two pages is shown, where there is room for one. */
export const sides = pageStyle({
  display: "none",
  "@media": {
    [compact]: {
      display: "grid",
      gridAutoFlow: "column",
      gridAutoColumns: "1fr",
      flex: "1 0 100%",
    },
  },
});

export const failure = pageStyle({ paddingBlockEnd: 16 });

/** The pages; in compact mode one above the other, of which one is visible. */
export const pages = pageStyle({
  flex: "1 1 auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gridTemplateRows: "minmax(0, 1fr)",
  gap: 24,
  minHeight: 240,
  marginBlockEnd: 16,
  selectors: { "&[data-single]": { gridTemplateColumns: "minmax(0, 1fr)" } },
  "@media": { [compact]: { gridTemplateColumns: "minmax(0, 1fr)", minHeight: 320 } },
});

export const figure = pageStyle({
  minWidth: 0,
  minHeight: 0,
  "@media": {
    [compact]: {
      gridArea: "1 / 1",
      selectors: { "&[data-hidden]": { visibility: "hidden" } },
    },
  },
});

export const caption = pageStyle({
  flex: "none",
  display: "flex",
  justifyContent: "space-between",
  marginBlockEnd: 8,
  ...role("small", { weight: "semibold" }),
  letterSpacing: "inherit",
  fontVariantNumeric: "tabular-nums",
  // The choice between the pages says the same.
  "@media": {
    [compact]: { selectors: { [`.${pages}:not([data-single]) &`]: { display: "none" } } },
  },
});

export const viewport = pageStyle({ flex: 1, minHeight: 0 });

/** The table with every difference. */
export const details = pageStyle({ flex: "none" });

/** At the end of the pane, as wide as the pane: what restoring does, and its button. */
export const actions = pageStyle({
  flex: "none",
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  marginInline: exact(`calc(-1 * ${inset})`, "the padding of the pane"),
  paddingBlock: 20,
  paddingInline: inset,
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": {
    [compact]: {
      paddingBlockStart: 12,
      paddingBlockEnd: exact("calc(16px + env(safe-area-inset-bottom))"),
    },
    [media.mobile]: { display: "grid", gap: 8 },
    [low]: { display: "flex", paddingBlock: 4 },
    [tiny]: { position: "static" },
  },
});
pageGlobal(`.${actions} > :is(button, a)`, {
  flex: "none",
  "@media": {
    [media.mobile]: { width: "100%", minHeight: 52 },
    [low]: { width: "auto", minHeight: 44 },
  },
});

export const note = pageStyle({ maxWidth: "34em" });

// Toasts are above the button, not on it.
pageGlobal(`:root:has(.${actions})`, {
  "@media": {
    [compact]: { vars: { "--rt-toast-inset-block-end": "104px" } },
    [media.mobile]: { vars: { "--rt-toast-inset-block-end": "140px" } },
    [low]: { vars: { "--rt-toast-inset-block-end": "76px" } },
    [tiny]: { vars: { "--rt-toast-inset-block-end": "0px" } },
  },
});
