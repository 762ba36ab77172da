import { templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { compact, low, narrow, tiny } from "#app/admin/editor-bar.ts";
import { barHeight, bottomBarHeight } from "./page-bar.css.ts";

const { platform } = vars;

/** Height of the keyboard on the screen: use-compact-mode.ts. */
export const keyboardInset = "--rt-keyboard";

/** As high as the viewport under the black bar: form and preview scroll separately. */
export const layout = pageStyle({
  height: "calc(100svh - 56px)",
  overflow: "hidden",
  "@media": {
    [compact]: {
      height: "auto",
      overflow: "visible",
      paddingBlockEnd: `calc(${bottomBarHeight} + var(${keyboardInset}, 0px))`,
    },
    [tiny]: { paddingBlockEnd: 0 },
  },
});

// Toasts are next to the list of sections, and above the bottom bar.
templateGlobal(`:root:has(.${layout})`, {
  vars: { "--rt-toast-inset-inline-start": "240px" },
  "@media": {
    [compact]: {
      vars: {
        "--rt-toast-inset-inline-start": "24px",
        "--rt-toast-inset-block-end": "calc(77px + env(safe-area-inset-bottom))",
      },
    },
  },
});

export const columns = pageStyle({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "216px 500px minmax(0, 1fr)",
  minHeight: 0,
  "@media": {
    [narrow]: { gridTemplateColumns: "216px minmax(0, 1fr)" },
    [compact]: { display: "block" },
  },
});

/** The list of sections; in compact mode a sheet under the bar. */
export const sections = pageStyle({
  minHeight: 0,
  "@media": {
    [compact]: {
      display: "none",
      selectors: {
        "&[data-open]": {
          display: "block",
          position: "fixed",
          inset: `${barHeight} 0 0`,
          zIndex: 10,
          overflowY: "auto",
          background: platform.white,
        },
      },
    },
  },
});
templateGlobal(`.${sections} li a`, { "@media": { [compact]: { minHeight: 52 } } });

export const form = pageStyle({
  // The containing block of visually hidden elements, which would otherwise extend the page.
  position: "relative",
  minWidth: 0,
  padding: "32px 40px 60px",
  overflowY: "auto",
  borderInlineEnd: `1px solid ${platform.s200}`,
  "@media": {
    [narrow]: { selectors: { "&[data-hidden]": { display: "none" } } },
    [compact]: {
      maxWidth: 720,
      padding: "20px 24px 40px",
      overflowY: "visible",
      borderInlineEnd: 0,
    },
    [media.mobile]: { padding: "20px 20px 40px" },
  },
});
// A focused field is not under the keyboard.
templateGlobal(`.${form} :is(input, textarea, select, button, a, h2, [tabindex])`, {
  "@media": {
    [compact]: { scrollMarginBlockEnd: `var(${keyboardInset}, 0px)` },
    [tiny]: { scrollMarginBlockEnd: 0 },
  },
});

// Nor is it under one of the bars: 52 and 77 px, or 48 and 52 px. The caret of a text area, to which the
// browser scrolls, has no margin.
templateGlobal(`:root:has(.${form})`, {
  "@media": {
    [compact]: { scrollPaddingBlock: `68px calc(93px + env(safe-area-inset-bottom))` },
    [low]: { scrollPaddingBlock: `64px calc(68px + env(safe-area-inset-bottom))` },
    [tiny]: { scrollPaddingBlock: 0 },
  },
});

export const preview = pageStyle({
  display: "grid",
  minWidth: 0,
  minHeight: 0,
  "@media": {
    // Hidden but mounted: the iframe keeps its scroll position and draft.
    [narrow]: { selectors: { "&[data-hidden]": { display: "none" } } },
    [compact]: { height: `calc(100svh - ${barHeight} - ${bottomBarHeight})` },
    [tiny]: { height: "100svh" },
  },
});

export const notices = pageStyle({ marginBlockEnd: 28 });
