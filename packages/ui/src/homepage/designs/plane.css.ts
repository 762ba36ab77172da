import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";
import { distance } from "../../styles/distance.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";

/* Stats: one row on the second surface. */

export const stats = templateStyle({
  paddingBlock: distance.band,
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
  ...role("card"),
  "@media": { [media.mobile]: { marginBlockEnd: 24 } },
});

/** The same space between all figures, whatever their width. */
export const statsList = templateStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: 40,
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
      paddingBlock: 16,
    },
  },
});

export const statValue = templateStyle({
  ...role("display", { latin: true }),
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
  "@media": {
    [media.mobile]: { marginInlineStart: "auto" },
  },
});

export const statNote = templateStyle({
  gridColumn: 2,
  ...role("caption"),
  color: vars.scheme.text2,
  "@media": { [media.mobile]: { gridColumn: 1 } },
});

/** Below the figures, from their first column to the margin. */
export const statRows = templateStyle({
  gridColumn: 2,
  marginBlockStart: 24,
  "@media": {
    [media.tablet]: { gridColumn: "1 / -1" },
    [media.mobile]: { gridColumn: 1 },
  },
});

/* About: 5 / 7, text at 20 px. */

export const aboutText = templateStyle({
  ...role("lead"),
  maxWidth: "34em",
  selectors: {
    // Phrase-based breaking is for short Japanese texts only.
    [inLanguage.ja]: { wordBreak: "normal" },
  },
});

/* Listings: three columns, 4 : 3; four are two by two, since the last would be alone in its row. */

const listingGrid = {
  display: "grid",
  gap: "64px 24px",
  marginBlockStart: 40,
} as const;

const narrowListings = {
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.mobile]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 40,
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
  marginBlockStart: 40,
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
  paddingBlock: "20px 24px",
  "@media": { [media.mobile]: { paddingBlock: 16 } },
});
templateGlobal(`${regions} > li:last-child`, { borderBlockEnd: `1px solid ${vars.scheme.line}` });

export const region = templateStyle(role("title"));

export const regionSecond = templateStyle({
  flex: "none",
  marginInlineStart: "auto",
  maxWidth: "100%",
  ...role("small", { weight: "medium" }),
  color: vars.scheme.text2,
});
