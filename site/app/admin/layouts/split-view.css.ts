import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { createVar } from "@vanilla-extract/css";
import { page } from "../admin-page.css.ts";
import { compact, low, narrow, tiny } from "../editor-bar.ts";

const { platform } = vars;
const safeArea = "env(safe-area-inset-bottom)";

/** Distance of the content from the edges of its pane. */
export const inset = createVar();
/** Heights of the bars of a single pane. */
export const barHeight = createVar();
export const footHeight = createVar();

/** Height of the keyboard on the screen; the view then has `data-keyboard`. */
export const keyboardInset = "--rt-keyboard";
const keyboard = `var(${keyboardInset}, 0px)`;

/** As high as the window below the black bar. */
export const view = pageStyle({
  display: "flex",
  flexDirection: "column",
  height: "calc(100svh - 56px)",
  overflow: "hidden",
  vars: { [inset]: "32px", [barHeight]: "52px", [footHeight]: `calc(77px + ${safeArea})` },
  selectors: { "&[data-keyboard]": { vars: { [footHeight]: "52px" } } },
  "@media": {
    [media.upToTablet]: { vars: { [inset]: "24px" } },
    [media.mobile]: { vars: { [inset]: "20px" } },
    [low]: { vars: { [barHeight]: "48px", [footHeight]: `calc(52px + ${safeArea})` } },
  },
});

export const columns = pageStyle({ flex: 1, display: "grid", minHeight: 0 });

/** Each scrolls by itself. */
export const pane = pageStyle({});
// Less specific than what a screen says of its panes.
pageGlobal(`:where(.${pane})`, {
  // The containing block of visually hidden elements, which would otherwise extend the page.
  position: "relative",
  minWidth: 0,
  minHeight: 0,
  overflow: "hidden auto",
  overscrollBehavior: "contain",
});
pageGlobal(`:where(.${pane}) + .${pane}`, { borderInlineStart: `1px solid ${platform.s200}` });

interface Panes {
  columns: string;
  /** The page scrolls, with one pane. */
  single: string;
  /** A pane that is not shown has no room. */
  hides: string;
}

function panesOf({ columns: template, single, hides }: Panes): string {
  const kind = pageStyle({
    "@media": { [single]: { display: "block", height: "auto", overflow: "visible" } },
  });
  pageGlobal(`:where(.${kind}) > .${columns}`, {
    gridTemplateColumns: template,
    "@media": { [single]: { display: "block" } },
  });
  pageGlobal(`:where(.${kind} > .${columns}) > .${pane}`, {
    "@media": { [single]: { overflow: "visible", border: 0 } },
  });
  pageGlobal(`:where(.${kind} > .${columns}) > .${pane}[data-shown=false]`, {
    "@media": { [hides]: { display: "none" } },
  });
  return kind;
}

const list = panesOf({
  columns: "clamp(348px, 32vw, 420px) minmax(0, 1fr)",
  single: media.mobile,
  hides: media.mobile,
});
// What is open takes the place of the navigation, too.
pageGlobal(`.${page}:has(.${list} > .${columns} > [data-shown=false]:first-child) > header`, {
  "@media": { [media.mobile]: { display: "none" } },
});

const words = panesOf({
  columns: "216px minmax(0, 620fr) minmax(0, 604fr)",
  single: compact,
  hides: narrow,
});
pageGlobal(`:where(.${words}) > .${columns}`, {
  "@media": { [narrow]: { gridTemplateColumns: "216px minmax(0, 1fr)" } },
});

const editor = panesOf({
  columns: "216px 500px minmax(0, 1fr)",
  single: compact,
  hides: narrow,
});
pageGlobal(`:where(.${editor}) > .${columns}`, {
  "@media": { [narrow]: { gridTemplateColumns: "216px minmax(0, 1fr)" } },
});

export const panes = {
  /** A list and what is open. */
  list,
  /** The same with longer rows, and a bar of its own instead of the black one. */
  versions: panesOf({
    columns: "clamp(348px, 32vw, 460px) minmax(0, 1fr)",
    single: compact,
    hides: compact,
  }),
  /** Sections, form and page; without room for three the form or the page. */
  editor,
  /** Homes, a text and what it is written from; without room for three the last is below the text. */
  words,
};

/** The only bar at the top of a single pane. */
export const bar = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 11,
  height: barHeight,
  paddingInline: "4px 8px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [tiny]: { position: "static" } },
});

/** What a single pane shows, or the way back. */
export const barButton = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  minWidth: 44,
  minHeight: 44,
  paddingInline: exact(10, "an icon of 24 in 44"),
  ...role("body", { weight: "strong" }),
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
});

/** State and buttons at the bottom of a single pane; above the keyboard. */
export const foot = pageStyle({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: keyboard,
  zIndex: 9,
  minHeight: footHeight,
  paddingInline: inset,
  paddingBlockEnd: exact(safeArea),
  borderBlockStart: `1px solid ${platform.s200}`,
  background: platform.white,
  "@media": { [tiny]: { position: "static" } },
});
pageGlobal(`.${view}:has(> .${foot})`, {
  paddingBlockEnd: exact(`calc(${footHeight} + ${keyboard})`, "the foot"),
  "@media": { [tiny]: { paddingBlockEnd: 0 } },
});

// Toasts and what has the focus are above the foot. The caret of a text area, to which the browser scrolls,
// has no margin.
pageGlobal(`:root:has(.${foot})`, {
  scrollPaddingBlock: `68px calc(93px + ${safeArea})`,
  vars: { "--rt-toast-inset-block-end": `calc(88px + ${safeArea})` },
  "@media": {
    [low]: {
      scrollPaddingBlock: `64px calc(68px + ${safeArea})`,
      vars: { "--rt-toast-inset-block-end": `calc(60px + ${safeArea})` },
    },
    [tiny]: { scrollPaddingBlock: 0, vars: { "--rt-toast-inset-block-end": "0px" } },
  },
});
