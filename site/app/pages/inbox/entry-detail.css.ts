import { rem, templateGlobal, templateStyle as pageStyle } from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

const { platform } = vars;

/** Conversation, and next to it status, note and facts; below each other up to a tablet. */
export const detail = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 300px",
  minHeight: "100%",
  "@media": {
    [media.laptop]: { gridTemplateColumns: "minmax(0, 1fr) 264px" },
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" },
  },
});

export const conversation = pageStyle({ minWidth: 0 });

export const head = pageStyle({
  padding: "24px 22px 18px 36px",
  borderBlockEnd: `1px solid ${platform.s200}`,
  "@media": {
    [media.tablet]: { padding: "20px 14px 16px 24px" },
    [media.mobile]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 3,
      minHeight: 56,
      padding: "0 8px 0 4px",
      background: platform.white,
    },
  },
});

export const who = pageStyle({ flex: 1, minWidth: 0 });

/** Back link to the list while the entry is loaded, on phones. */
export const back = pageStyle({
  display: "none",
  "@media": { [media.mobile]: { display: "block", padding: "6px 4px" } },
});

export const backLink = pageStyle({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  width: 44,
  height: 44,
  color: "inherit",
});
templateGlobal(`.${backLink} > svg`, { width: 24, height: 24 });

export const name = pageStyle({
  fontSize: rem(26),
  lineHeight: rem(34),
  overflowWrap: "anywhere",
  outline: "none",
  "@media": {
    [media.mobile]: { fontSize: rem(17), lineHeight: rem(24), fontWeight: 650 },
  },
});

/** Phone and email; between them a dot, or a new line on a phone. */
export const contact = pageStyle({
  fontSize: rem(15),
  lineHeight: rem(22),
  color: platform.s600,
  fontVariantNumeric: "tabular-nums lining-nums",
  overflowWrap: "anywhere",
});
templateGlobal(`.${contact} > span + span::before`, {
  content: " · ",
  "@media": { [media.mobile]: { content: "none" } },
});
templateGlobal(`.${contact} > span`, {
  "@media": { [media.mobile]: { display: "block" } },
});

export const body = pageStyle({
  flex: 1,
  padding: "20px 32px 28px 36px",
  "@media": {
    [media.tablet]: { paddingInline: 24 },
    [media.mobile]: { padding: "16px 20px 20px" },
  },
});

export const top = pageStyle({ marginBlockEnd: 16 });

/** A select of 48 px. */
export const state = pageStyle({
  marginBlockEnd: 22,
  "@media": { [media.mobile]: { flex: "none", width: 148, marginBlockEnd: 0 } },
});
templateGlobal(`.${state} button`, { minHeight: 48, fontSize: rem(16) });

export const bubble = pageStyle({ maxWidth: 560 });

export const meta = pageStyle({
  marginBlockEnd: 8,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});

/** Keeps the sender's line breaks. */
export const message = pageStyle({
  padding: "16px 20px",
  background: platform.s100,
  fontSize: rem(17),
  lineHeight: rem(28),
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

export const actions = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  "@media": { [media.mobile]: { flexDirection: "column" } },
});

/** Status, note and facts. */
export const aside = pageStyle({
  minWidth: 0,
  padding: "24px 24px 0",
  borderInlineStart: `1px solid ${platform.s200}`,
  "@media": {
    [media.upToTablet]: {
      border: 0,
      borderBlockStart: `1px solid ${platform.s200}`,
    },
    [media.mobile]: { padding: "20px 20px 0", border: 0 },
  },
});

const factList = { margin: 0, fontSize: rem(15), lineHeight: rem(22) } as const;

export const facts = pageStyle(factList);
templateGlobal(`.${facts} dt`, {
  marginBlockStart: 12,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: platform.s600,
});
templateGlobal(`.${facts} dd`, { margin: 0, overflowWrap: "anywhere" });

/** What a lead filled in, ruled. */
export const answers = pageStyle({
  ...factList,
  display: "grid",
  gridTemplateColumns: "148px minmax(0, 1fr)",
  marginBlockEnd: 24,
  borderBlockStart: `1px solid ${platform.s200}`,
  fontSize: rem(16),
  lineHeight: rem(26),
  "@media": { [media.mobile]: { gridTemplateColumns: "104px minmax(0, 1fr)" } },
});
templateGlobal(`.${answers} > div`, { display: "contents" });
templateGlobal(`.${answers} :is(dt, dd)`, {
  margin: 0,
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${platform.s200}`,
});
templateGlobal(`.${answers} dt`, { paddingInlineEnd: 12, color: platform.s600, fontSize: rem(15) });

export const addressee = pageStyle({ display: "inline-flex", alignItems: "center", gap: 10 });

export const swatch = pageStyle({ flex: "none", width: 20, height: 20 });

export const note = pageStyle({ marginBlockEnd: 8 });
templateGlobal(`.${note} textarea`, { fontSize: rem(16), lineHeight: rem(24) });

export const noteState = pageStyle({
  display: "block",
  minHeight: 21,
  marginBlockStart: 8,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: platform.s600,
});

export const failure = pageStyle({ marginBlockEnd: 24 });

/** Apart from the rest, at the end. */
export const footer = pageStyle({
  marginBlockStart: "auto",
  paddingBlockStart: 24,
});
templateGlobal(`.${footer} > div`, {
  paddingBlock: "10px 16px",
  borderBlockStart: `1px solid ${platform.s200}`,
});
templateGlobal(`.${footer} button`, {
  // Aligns the text with the note, not the background on hover.
  marginInlineStart: -12,
});

export const notified = pageStyle({ margin: "0 0 8px", padding: 0, listStyle: "none" });
