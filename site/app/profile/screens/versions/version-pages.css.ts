import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact, low, tiny } from "#app/admin/editor-bar.ts";

const { platform } = vars;

/** Above the pages. */
export const tools = pageStyle({
  flex: "none",
  minHeight: 72,
  paddingBlock: 12,
  "@media": { [compact]: { minHeight: 0, paddingBlock: "14px 10px" } },
});
templateGlobal(`.${tools} [role=radiogroup]`, { background: platform.white });

export const different = pageStyle({
  flex: "1 1 240px",
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.s600,
  "@media": {
    [compact]: { order: 2, fontSize: rem(14), lineHeight: rem(20) },
  },
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
  "@media": {
    [compact]: { gridTemplateColumns: "minmax(0, 1fr)", minHeight: 320 },
  },
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
  marginBlockEnd: 10,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 620,
  letterSpacing: "normal",
  fontVariantNumeric: "tabular-nums",
  // The choice between the pages says the same.
  "@media": {
    [compact]: { selectors: { [`.${pages}:not([data-single]) &`]: { display: "none" } } },
  },
});

export const viewport = pageStyle({ flex: 1, minHeight: 0 });

/** The table with every difference. */
export const details = pageStyle({ flex: "none" });

/** At the end of the pane: what restoring does, and its button. */
export const actions = pageStyle({
  flex: "none",
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 24,
  marginInline: -32,
  padding: "18px 32px 22px",
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": {
    [media.tablet]: { marginInline: -20, paddingInline: 20 },
    [compact]: { marginInline: -20, padding: "12px 20px calc(16px + env(safe-area-inset-bottom))" },
    [media.mobile]: { display: "grid", gap: 8 },
    [low]: { display: "flex", paddingBlock: 6 },
    [tiny]: { position: "static" },
  },
});
templateGlobal(`.${actions} > :is(button, a)`, {
  flex: "none",
  "@media": {
    [media.mobile]: { width: "100%", minHeight: 52 },
    [low]: { width: "auto", minHeight: 44 },
  },
});

export const note = pageStyle({
  maxWidth: "34em",
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.s600,
  "@media": { [media.mobile]: { fontSize: rem(14), lineHeight: rem(20) } },
});

// Toasts are above the button, not on it.
templateGlobal(`:root:has([data-open] .${actions})`, {
  "@media": {
    [compact]: { vars: { "--rt-toast-inset-block-end": "104px" } },
    [media.mobile]: { vars: { "--rt-toast-inset-block-end": "140px" } },
    [low]: { vars: { "--rt-toast-inset-block-end": "76px" } },
    [tiny]: { vars: { "--rt-toast-inset-block-end": "0px" } },
  },
});
