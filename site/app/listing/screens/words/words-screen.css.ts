import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { vars } from "@realtor/ui/theme";
import { compact } from "#app/admin/editor-bar.ts";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** The languages above the text, and the head of the pane next to it, are one line. */
const stripHeight = 52;

export const form = pageStyle({ outline: "none", scrollPaddingBlockStart: 72 });

export const strip = pageStyle({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 9,
  display: "flex",
  minHeight: stripHeight,
  paddingInline: 40,
  overflow: "auto hidden",
  scrollbarWidth: "none",
  background: platform.white,
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": { [compact]: { insetBlockStart: 52, paddingInline: inset } },
});

export const body = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  paddingBlock: "32px 64px",
  paddingInline: 40,
  "@media": { [compact]: { paddingBlock: "20px 40px", paddingInline: inset } },
});
// A sentence of two lines has a field of 84 px.
pageGlobal(`.${body} textarea[rows="2"]`, { minHeight: exact(84, "two lines") });

export const title = pageStyle({
  ...role("card"),
  outline: "none",
  overflowWrap: "anywhere",
});

export const lead = pageStyle({ marginBlockStart: 4, color: platform.s600 });

export const barTitle = pageStyle({
  flex: 1,
  minWidth: 0,
  ...role("base", { weight: "semibold" }),
});

export const original = pageStyle({ background: platform.s50 });

export const originalHead = pageStyle({
  display: "flex",
  alignItems: "center",
  minHeight: stripHeight,
  paddingInline: 40,
  background: platform.white,
  borderBlockEnd: `1px solid ${platform.s200}`,
  ...role("small", { weight: "strong" }),
});

export const originalBody = pageStyle({ paddingBlock: 32, paddingInline: 40 });

export const text = pageStyle({
  color: platform.ink,
  selectors: {
    "& + &": {
      marginBlockStart: 24,
      paddingBlockStart: 24,
      borderBlockStart: `1px solid ${platform.s200}`,
    },
  },
});

export const textTitle = pageStyle({ ...role("small", { weight: "semibold" }) });

export const textSource = pageStyle({ color: platform.s600, ...role("caption") });

export const paragraphs = pageStyle({
  display: "grid",
  gap: 12,
  marginBlockStart: 12,
  ...role("small"),
  userSelect: "text",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});

export const sentence = pageStyle({ ...role("small", { weight: "semibold" }) });

export const missing = pageStyle({
  color: platform.amber,
  ...role("fine", { weight: "semibold" }),
  // On black.
  selectors: { "[aria-current] > &": { color: "inherit" } },
});

/** A home of the list is a button while it has no text. */
export const homeButton = pageStyle({ width: "100%", textAlign: "start", cursor: "pointer" });

export const homeName = pageStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const footState = pageStyle({ flex: 1, minWidth: 0 });

export const footActions = pageStyle({ flex: 1 });
pageGlobal(`.${footActions} > div`, { display: "grid", gridTemplateColumns: "1fr 1fr" });

/** What a text is written from, below it. */
export const below = pageStyle({
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${platform.s200}`,
});
