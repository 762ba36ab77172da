import { serif } from "../../homepage/designs/editorial/serif.css.ts";
import { distance } from "../../styles/distance.ts";
import { exact } from "../../styles/exact.ts";
import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";
import { row } from "../frame/listing-frame.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';

/** A section below the title. */
export const section = templateStyle({
  paddingBlockEnd: distance.section,
});

/** Two sections side by side. */
export const pair = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)",
  columnGap: exact("calc(24px + 100% / 12)", "a column of the page"),
  alignItems: "start",
  "@media": { [media.upToTablet]: { display: "block" } },
});
templateGlobal(`${pair} > :nth-child(2)`, {
  "@media": {
    [media.tablet]: { marginBlockStart: 64 },
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
  paddingBlock: "12px 16px",
  borderBlockEnd: `1px solid ${scheme.line}`,
  ...role("body", { reading: false }),
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
  fontWeight: weight.semibold,
  // A word is whole next to the size, up to this width.
  "@media": { [media.mobile]: { maxWidth: "60vw", overflowWrap: "break-word" } },
});
export const size = templateStyle({ fontVariantNumeric: "lining-nums" });
export const itemText = templateStyle({
  ...role("base"),
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
  maxWidth: 560,
  ...role("heading", { weight: "semibold" }),
  textWrap: "pretty",
});
templateGlobal(`[data-template="panorama"] ${lead}`, {
  ...role("title", { weight: "semibold" }),
  textWrap: "balance",
});
/** Next to the first photo. */
export const leadOfPhoto = templateStyle({
  ...role("heading"),
  ...serif,
  alignSelf: "start",
  textWrap: "pretty",
  "@media": { [media.upToTablet]: { paddingBlockStart: 24 } },
});

export const prose = templateStyle({
  maxWidth: "38em",
  ...role("body"),
});
templateGlobal(`${lead} + ${prose}`, { marginBlockStart: 20 });
templateGlobal(`${prose} > p + p`, { marginBlockStart: 20 });
templateGlobal(`${editorial} ${prose}`, {
  maxWidth: "none",
  columns: "2 20em",
  columnGap: 40,
});

/** In another language than the page: no text of one is larger. */
export const otherProse = templateStyle({ maxWidth: 680, ...role("base") });
templateGlobal(`${lead} + ${otherProse}`, { marginBlockStart: 20 });
templateGlobal(`${otherProse} > p + p`, { marginBlockStart: 12 });

/** Who wrote the text, or in which language it is. */
export const note = templateStyle({
  marginBlockStart: 16,
  ...role("caption"),
  color: scheme.text2,
});

/** The remarks of the MLS. */
export const original = templateStyle({ maxWidth: 680 });
templateGlobal(`:is(${lead}, ${note}) + ${original}`, {
  marginBlockStart: 32,
  paddingBlockStart: 24,
  borderBlockStart: `1px solid ${scheme.line}`,
});
export const originalTitle = templateStyle(role("base", { weight: "semibold" }));
export const originalSource = templateStyle({ ...role("caption"), color: scheme.text2 });
export const originalText = templateStyle({
  marginBlockStart: 12,
  ...role("base"),
  color: scheme.text2,
});
templateGlobal(`${originalText} > p + p`, { marginBlockStart: 12 });

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
export const agentName = templateStyle(role("card"));
templateGlobal(`${editorial} ${agentName}`, { ...serif, fontWeight: weight.medium });
templateGlobal(`${editorial} ${agentName}:lang(ja)`, { fontFamily: vars.font.serifJa });
export const agentLine = templateStyle({
  ...role("small"),
  color: scheme.text2,
});
// At least 44 px high, without making its row higher.
templateGlobal(`${agent} a`, { paddingBlock: 12 });
