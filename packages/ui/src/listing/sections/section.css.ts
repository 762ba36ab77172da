import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { bodyRelativeSize } from "../../styles/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { row } from "../frame/listing-frame.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';

/** A section below the title. */
export const section = templateStyle({
  paddingBlockEnd: 112,
  "@media": { [media.mobile]: { paddingBlockEnd: 72 } },
});

/** Two sections side by side. */
export const pair = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  columnGap: `calc(24px + 100% / 12)`,
  alignItems: "start",
  "@media": { [media.upToTablet]: { display: "block" } },
});
templateGlobal(`${pair} > :nth-child(2)`, {
  "@media": {
    [media.tablet]: { marginBlockStart: 72 },
    [media.mobile]: { marginBlockStart: 64 },
  },
});

/* Ruled rows of rooms and facts. */

export const rows = templateStyle({ borderBlockStart: `1px solid ${scheme.text}` });
templateGlobal(`${row} ${rows}`, { borderBlockStart: 0 });
export const item = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2.1fr) minmax(0, 1.9fr) minmax(0, 4fr)",
  gap: 16,
  alignItems: "baseline",
  paddingBlock: "14px 15px",
  borderBlockEnd: `1px solid ${scheme.line}`,
  fontSize: rem(17),
  lineHeight: rem(26),
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 2fr) 11.5em minmax(0, 3fr)" },
    [media.mobile]: { gridTemplateColumns: "minmax(min-content, 1fr) auto", gap: "0 16px" },
  },
  selectors: { "&[data-two]": { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});
// The column is narrow.
templateGlobal(`${editorial} ${item}:not([data-two])`, {
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", rowGap: 0 } },
});
export const itemName = templateStyle({
  fontWeight: 620,
  // A word is whole next to the size, up to this width.
  "@media": { [media.mobile]: { maxWidth: "60vw", overflowWrap: "break-word" } },
});
export const size = templateStyle({ fontVariantNumeric: "lining-nums" });
export const itemText = templateStyle({
  fontSize: rem(16),
  color: scheme.text2,
  "@media": { [media.mobile]: { gridColumn: "1 / -1" } },
});

templateGlobal(`${editorial} ${itemText}`, {
  "@media": { [media.tablet]: { gridColumn: "1 / -1" } },
});
/** One of several texts; a line breaks between them. */
export const value = templateStyle({ display: "inline-block" });

/* The agent's text. */

export const lead = templateStyle({
  fontSize: rem(30),
  lineHeight: 1.32,
  letterSpacing: "-.03em",
  fontWeight: 560,
  textWrap: "pretty",
  "@media": { [media.mobile]: { fontSize: rem(23) } },
});
templateGlobal(`[data-template="panorama"] ${lead}`, {
  fontSize: rem(44),
  letterSpacing: "-.045em",
  fontWeight: 600,
  textWrap: "balance",
  "@media": { [media.tablet]: { fontSize: rem(36) }, [media.mobile]: { fontSize: rem(29) } },
});
/** Next to the first photo. */
export const leadOfPhoto = templateStyle({
  ...serif,
  fontSize: rem(30),
  lineHeight: 1.36,
  alignSelf: "start",
  textWrap: "pretty",
  "@media": { [media.upToTablet]: { paddingBlockStart: 24, fontSize: rem(28) } },
});

export const prose = templateStyle({
  maxWidth: "38em",
  fontSize: bodyRelativeSize(18),
  lineHeight: 1.7,
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(17) } },
});
templateGlobal(`${lead} + ${prose}`, { marginBlockStart: 22 });
templateGlobal(`${prose} > p + p`, { marginBlockStart: 22 });
templateGlobal(`${editorial} ${prose}`, {
  maxWidth: "none",
  columns: "2 20em",
  columnGap: 48,
  lineHeight: 1.8,
});

/** That the text is in English. */
export const languageNote = templateStyle({
  marginBlockStart: 16,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});

/* The agent next to the text, in rows. */

export const agent = templateStyle({
  display: "grid",
  alignSelf: "start",
  gridTemplateColumns: "120px minmax(0, 1fr)",
  gap: 20,
  alignItems: "end",
  maxWidth: 380,
  "@media": { [media.mobile]: { marginBlockEnd: 32 } },
});
// The column of labels is narrow.
templateGlobal(`[data-template="atelier"] ${agent}`, {
  "@media": { [media.aboveTablet]: { gridTemplateColumns: "120px", gap: 16 } },
});
templateGlobal(`${editorial} ${agent}`, {
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 16 } },
});
export const agentPhoto = templateStyle({ width: 120, height: 150 });
export const agentName = templateStyle({ fontSize: rem(24), lineHeight: rem(34), fontWeight: 620 });
templateGlobal(`${editorial} ${agentName}`, { ...serif, fontWeight: 500 });
templateGlobal(`${editorial} ${agentName}:lang(ja)`, { fontFamily: vars.font.serifJa });
export const agentLine = templateStyle({
  fontSize: rem(15),
  lineHeight: rem(24),
  color: scheme.text2,
});
// At least 44 px high, without making its row higher.
templateGlobal(`${agent} a`, { paddingBlock: 12 });
