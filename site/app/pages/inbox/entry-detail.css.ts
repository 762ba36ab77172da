import { exact, pageGlobal, pageStyle, role } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";
import { inset } from "#app/admin/layouts/split-view.css.ts";

const { platform } = vars;

/** Conversation, and next to it status, note and facts; below each other up to a tablet. */
export const detail = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 300px",
  minHeight: "100%",
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
    // The bar with the ways to answer covers the end.
    [media.mobile]: { paddingBlockEnd: exact(80, "the bar") },
  },
});

export const conversation = pageStyle({ minWidth: 0 });

export const head = pageStyle({
  paddingBlock: "24px 16px",
  paddingInlineStart: inset,
  paddingInlineEnd: exact(`calc(${inset} - 12px)`, "the icon ends with the fields"),
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": {
    [media.tablet]: { paddingBlockStart: 20 },
    [media.mobile]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 3,
      minHeight: 56,
      paddingBlock: 0,
      paddingInline: "4px 8px",
      background: platform.white,
    },
  },
});

export const who = pageStyle({ flex: 1, minWidth: 0 });

/** Back link to the list while the entry is loaded, on phones. */
export const back = pageStyle({
  display: "none",
  "@media": { [media.mobile]: { display: "block", padding: 4 } },
});

export const backLink = pageStyle({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
});
pageGlobal(`.${backLink} > svg`, { width: 24, height: 24 });

export const name = pageStyle({
  outline: "none",
  "@media": { [media.mobile]: role("body", { weight: "strong" }) },
});

/** Phone and email; between them a dot, or a new line on a phone. */
export const contact = pageStyle({
  color: platform.s600,
  fontVariantNumeric: "tabular-nums lining-nums",
});
pageGlobal(`.${contact} > span + span::before`, {
  content: " · ",
  "@media": { [media.mobile]: { content: "none" } },
});
pageGlobal(`.${contact} > span`, {
  "@media": { [media.mobile]: { display: "block" } },
});

export const body = pageStyle({
  flex: 1,
  paddingBlock: "20px 24px",
  paddingInline: inset,
  "@media": { [media.mobile]: { paddingBlock: "16px 20px" } },
});

export const top = pageStyle({ marginBlockEnd: 16 });

/** A select of 48 px. */
export const state = pageStyle({
  marginBlockEnd: 20,
  "@media": { [media.mobile]: { flex: "none", width: 148, marginBlockEnd: 0 } },
});
pageGlobal(`.${state} button`, { minHeight: 48, fontSize: role("base").fontSize });

export const bubble = pageStyle({ maxWidth: 560 });

export const meta = pageStyle({ marginBlockEnd: 8 });

/** Keeps the sender's line breaks. */
export const message = pageStyle({
  padding: "16px 20px",
  background: platform.s100,
  ...role("body"),
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "@media": { [media.mobile]: { flexDirection: "column" } },
});

/** Status, note and facts. */
export const aside = pageStyle({
  minWidth: 0,
  paddingBlock: "24px 0",
  paddingInline: 24,
  borderInlineStart: `1px solid ${platform.s200}`,
  "@media": {
    [media.upToTablet]: { border: 0, borderBlockStart: `1px solid ${platform.s200}` },
    [media.mobile]: { paddingBlockStart: 20, paddingInline: 20, border: 0 },
  },
});

export const facts = pageStyle(role("small"));
pageGlobal(`.${facts} dt`, {
  marginBlockStart: 12,
  ...role("caption"),
  color: platform.s600,
});
pageGlobal(`.${facts} dd`, { overflowWrap: "anywhere" });

/** What a lead filled in, ruled. */
export const answers = pageStyle({
  display: "grid",
  gridTemplateColumns: "148px minmax(0, 1fr)",
  marginBlockEnd: 24,
  borderBlockStart: `1px solid ${platform.s200}`,
  ...role("base"),
  "@media": { [media.mobile]: { gridTemplateColumns: "104px minmax(0, 1fr)" } },
});
pageGlobal(`.${answers} > div`, { display: "contents" });
pageGlobal(`.${answers} :is(dt, dd)`, {
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${platform.s200}`,
});
pageGlobal(`.${answers} dt`, {
  paddingInlineEnd: 12,
  color: platform.s600,
  fontSize: role("small").fontSize,
});

export const addressee = pageStyle({ display: "inline-flex", alignItems: "center", gap: 8 });

export const swatch = pageStyle({ flex: "none", width: 20, height: 20 });

export const note = pageStyle({ marginBlockEnd: 8 });

/** Keeps its line while there is nothing to say. */
export const noteState = pageStyle({
  display: "block",
  minHeight: "1lh",
  marginBlockStart: 8,
  ...role("caption"),
  color: platform.s600,
});

export const failure = pageStyle({ marginBlockEnd: 24 });

/** Apart from the rest, at the end. */
export const footer = pageStyle({ marginBlockStart: "auto", paddingBlockStart: 24 });
pageGlobal(`.${footer} > div`, {
  paddingBlock: "8px 16px",
  borderBlockStart: `1px solid ${platform.s200}`,
});
pageGlobal(`.${footer} button`, {
  // Aligns the text with the note, not the background on hover.
  marginInlineStart: -12,
});

export const notified = pageStyle({ marginBlockEnd: 8 });
