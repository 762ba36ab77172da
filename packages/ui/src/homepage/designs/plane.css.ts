import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { bodyRelativeSize } from "../../styles/type.ts";
import { inLanguage } from "../../styles/states.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { vars } from "../../theme/contract.css.ts";

/* Stats: one row on the second surface. */

export const stats = templateStyle({
  paddingBlock: 88,
  background: vars.scheme.surface2,
  // A change between light and dark schemes needs no border.
  selectors: { "&[data-edge]": { background: vars.scheme.surface } },
});

export const statsInner = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(max-content, 7fr)",
  gap: 24,
  alignItems: "end",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
  },
});

export const statsHeading = templateStyle({
  alignSelf: "start",
  fontSize: rem(24),
  "@media": { [media.mobile]: { marginBlockEnd: 24 } },
});

/** The same space between all figures, whatever their width. */
export const statsList = templateStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 48,
  "@media": { [media.mobile]: { display: "block" } },
});

export const stat = templateStyle({
  display: "flex",
  flexDirection: "column-reverse",
  "@media": {
    [media.mobile]: {
      flexFlow: "row wrap",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: "0 16px",
      borderBlockStart: `1px solid ${vars.scheme.line}`,
      paddingBlock: 18,
    },
  },
});

export const statValue = templateStyle({
  fontSize: rem(76),
  lineHeight: 1,
  letterSpacing: "-.055em",
  fontWeight: 620,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
  "@media": {
    [media.laptop]: { fontSize: `calc(${rem(56)} + (100vw - ${rem(1100)}) * .0588)` },
    [media.tablet]: { fontSize: `min(${rem(52)}, 6.2vw)` },
    [media.mobile]: { fontSize: `min(${rem(48)}, 18vw)`, marginInlineStart: "auto" },
  },
});

export const statNote = templateStyle({
  gridColumn: 2,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: vars.scheme.text2,
  "@media": { [media.mobile]: { gridColumn: 1 } },
});

/* About: 5 / 7, text at 20 px. */

export const aboutText = templateStyle({
  fontSize: bodyRelativeSize(20),
  lineHeight: 1.85,
  maxWidth: "34em",
  selectors: {
    [inLanguage.en]: { lineHeight: 1.65 },
    // Phrase-based breaking is for short Japanese texts only.
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(18) } },
});

/* Listings: three columns, 4 : 3; four are two by two, since the last would be alone in its row. */

const listingGrid = {
  display: "grid",
  gap: "56px 24px",
  marginBlockStart: 48,
} as const;

const narrowListings = {
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.mobile]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 44,
    marginBlockStart: 32,
  },
} as const;

export const listings = templateStyle({
  ...listingGrid,
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  "@media": narrowListings,
});

export const fourListings = templateStyle({
  ...listingGrid,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": narrowListings,
});

// On tablets two columns would leave half a row empty after three or five. The cards after "Show more"
// continue the columns.
templateGlobal(`${listings}:is(:has(> :nth-child(3)), details > *)`, {
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

/* Gallery: 8 + 4, then 4 + 8; a single last photo spans the row. */

export const gallery = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: 12,
  marginBlockStart: 48,
  "@media": { [media.mobile]: { gap: 8, marginBlockStart: 32 } },
});

templateGlobal(`${gallery} a`, { height: "100%" });
templateGlobal(`${gallery} > li`, {
  gridColumn: "span 8",
  height: 560,
  "@media": {
    [media.laptop]: { height: "calc(440px + (100vw - 1100px) * .353)" },
    [media.tablet]: { height: 380 },
  },
});
templateGlobal(`${gallery} > li:is(:nth-child(4n + 2), :nth-child(4n + 3))`, {
  gridColumn: "span 4",
});
templateGlobal(`${gallery} > li:is(:nth-child(4n + 3), :nth-child(4n))`, {
  height: 400,
  "@media": { [media.tablet]: { height: 280 } },
});
templateGlobal(`${gallery} > li:nth-child(odd):last-child`, {
  gridColumn: "span 12",
  height: 560,
  "@media": { [media.tablet]: { height: 380 } },
});
templateGlobal(`${gallery} > li:nth-child(n)`, {
  "@media": { [media.mobile]: { gridColumn: "span 12", height: 240 } },
});
templateGlobal(`${gallery} > li:is(:nth-child(4n + 2):not(:last-child), :nth-child(4n + 3))`, {
  "@media": { [media.mobile]: { gridColumn: "span 6", height: 200 } },
});

/* Regions: a ruled list at 44 px. */

export const regions = templateStyle({
  "@media": { [media.mobile]: { marginBlockStart: 24 } },
});

templateGlobal(`${regions} > li`, {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  // A long name stays on one line, with the Latin name below it.
  flexWrap: "wrap",
  gap: "0 24px",
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  paddingBlock: "22px 24px",
  "@media": { [media.mobile]: { paddingBlock: 16 } },
});
templateGlobal(`${regions} > li:last-child`, { borderBlockEnd: `1px solid ${vars.scheme.line}` });

export const region = templateStyle({
  fontSize: rem(44),
  lineHeight: rem(56),
  fontWeight: 600,
  letterSpacing: "-.035em",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: rem(30), lineHeight: rem(40) } },
});

export const regionSecond = templateStyle({
  flex: "none",
  marginInlineStart: "auto",
  maxWidth: "100%",
  fontSize: rem(17),
  lineHeight: rem(56),
  fontWeight: 450,
  letterSpacing: "-.01em",
  color: vars.scheme.text2,
  "@media": { [media.mobile]: { fontSize: rem(15), lineHeight: rem(40) } },
});
