import { contentEdge, grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { vars } from "../../../theme/contract.css.ts";
import { moreButton } from "../../sections/listings-section.css.ts";

/** Small heading over a large statement. */
const quietHeading = {
  ...role("body", { weight: "semibold", reading: false }),
  letterSpacing: "inherit",
  color: vars.scheme.text2,
} as const;

/* Stats: ruled columns. */

export const stats = templateStyle({ background: vars.scheme.surface });

export const statsList = templateStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
  "@media": {
    [media.mobile]: { gridAutoFlow: "row", borderBlockEnd: 0 },
  },
});

export const stat = templateStyle({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  paddingBlock: 40,
  selectors: {
    "& + &": {
      borderInlineStart: `1px solid ${vars.scheme.line}`,
      paddingInlineStart: 24,
    },
  },
  "@media": {
    [media.mobile]: {
      flexDirection: "row",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: "0 16px",
      paddingBlock: 16,
      borderBlockEnd: `1px solid ${vars.scheme.line}`,
      selectors: { "& + &": { borderInlineStart: 0, paddingInlineStart: 0 } },
    },
  },
});

export const statValue = templateStyle({
  ...role("display", { weight: "medium", latin: true }),
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});

export const statNote = templateStyle({
  paddingBlockStart: 16,
  ...role("caption"),
  color: vars.scheme.text2,
});

export const statRows = templateStyle({ marginBlockStart: 40 });

/* About: a statement with the portrait at its end. */

export const about = templateStyle([grid, { rowGap: 32 }]);

templateGlobal(`${about} > *`, { gridColumn: "1 / -1" });

templateGlobal(`${about} > div`, {
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 9" },
    [media.tablet]: { gridColumn: "1 / -1" },
  },
});

export const quiet = templateStyle(quietHeading);

/** A text of several lines, larger in English than in Korean and Japanese. */
export const aboutText = templateStyle({
  ...role("heading", { weight: "medium", reading: true }),
  textWrap: "pretty",
  selectors: {
    [inLanguage.ko]: { lineHeight: vars.line.small },
    [inLanguage.ja]: { lineHeight: vars.line.small, wordBreak: "auto-phrase" },
  },
  "@media": {
    [media.aboveTablet]: {
      selectors: { [inLanguage.en]: { fontSize: role("title", { reading: true }).fontSize } },
    },
  },
});

export const aboutPortrait = templateStyle({
  aspectRatio: "4 / 5",
  alignSelf: "end",
  marginBlockEnd: 8,
});

templateGlobal(`${about} > ${aboutPortrait}`, {
  "@media": {
    [media.aboveMobile]: { gridColumn: "10 / -1" },
    [media.tablet]: { gridColumn: "1 / 6" },
    [media.mobile]: { width: 200 },
  },
});

/* Listings: the first at the width of the page, the others in two columns of 16 : 10. */

export const listingsHead = templateStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: "8px 24px",
  marginBlockEnd: 32,
  "@media": { [media.mobile]: { display: "block", marginBlockEnd: 20 } },
});

export const leads = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: distance.section,
});

/** Photo up to the edges of the page, the text in the twelve columns of the content. */
export const lead = templateStyle({
  display: "grid",
  gridTemplateColumns: `minmax(calc(${vars.layout.margin} - ${vars.layout.gutter}), 1fr) repeat(12, minmax(0, calc((${vars.layout.max} - 11 * ${vars.layout.gutter}) / 12))) minmax(calc(${vars.layout.margin} - ${vars.layout.gutter}), 1fr)`,
  columnGap: vars.layout.gutter,
  alignItems: "start",
  "@media": { [media.mobile]: { display: "flex", flexDirection: "column", alignItems: "stretch" } },
});

const pageMargin = { marginInline: vars.layout.margin } as const;

export const leadPhoto = templateStyle({
  gridColumn: "1 / -1",
  aspectRatio: "16 / 9",
  width: "100%",
  maxHeight: 1000,
  "@media": {
    [media.tablet]: { aspectRatio: "auto", height: 480 },
    [media.mobile]: { aspectRatio: "auto", height: 400 },
  },
});

export const leadStatus = templateStyle({
  position: "absolute",
  insetInlineStart: contentEdge,
  insetBlockStart: 0,
  "@media": { [media.mobile]: { insetInlineStart: 0 } },
});

export const leadPrice = templateStyle({
  gridColumn: "2 / 6",
  gridRow: "2 / span 2",
  marginBlockStart: 24,
  ...role("banner", { weight: "semibold", latin: true }),
  "@media": {
    [media.tablet]: { gridColumn: "2 / 8" },
    [media.mobile]: {
      ...pageMargin,
      marginBlockStart: 16,
    },
  },
});

/** Three facts in ruled cells, each with its label above it. */
export const leadFacts = templateStyle({
  gridColumn: "10 / -2",
  gridRow: "2 / span 2",
  display: "flex",
  flexWrap: "wrap",
  rowGap: 12,
  overflowX: "clip",
  marginBlockStart: 24,
  "@media": {
    [media.tablet]: { gridColumn: "2 / -2", gridRow: 4 },
    [media.mobile]: { ...pageMargin, marginBlockStart: 12 },
  },
});

templateGlobal(`${leadFacts} > li`, {
  flex: "1 1 auto",
  paddingInline: "16px 12px",
  borderInlineStart: `1px solid ${vars.scheme.line}`,
});
// The rule and the space before the first cell of each row are outside.
templateGlobal(`${leadFacts} > li`, {
  "@media": {
    [media.upToTablet]: {
      marginInlineStart: exact(-17, "the rule and its space"),
      paddingInlineEnd: 24,
    },
  },
});
templateGlobal(`${leadFacts} span`, {
  display: "block",
  ...role("caption"),
  color: vars.scheme.text2,
});
templateGlobal(`${leadFacts} b`, role("card"));

export const leadBroker = templateStyle({
  gridColumn: "6 / 10",
  gridRow: 3,
  "@media": {
    [media.tablet]: { gridColumn: "8 / -2", textAlign: "end" },
    [media.mobile]: { ...pageMargin, marginBlockStart: 8 },
  },
});

export const leadAddress = templateStyle({
  gridColumn: "6 / 10",
  gridRow: 2,
  marginBlockStart: 24,
  ...role("lead", { reading: false }),
  color: vars.scheme.text,
  "@media": {
    [media.tablet]: { gridColumn: "8 / -2", textAlign: "end" },
    [media.mobile]: {
      ...pageMargin,
      marginBlockStart: 8,
    },
  },
});

export const listings = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "64px 24px",
  marginBlockStart: distance.band,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 40 },
  },
});

templateGlobal(`[data-template="panorama"] .${moreButton}`, {
  "@media": { [media.aboveMobile]: { marginInline: 0 } },
});

export const card = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
  gridTemplateAreas: '"photo photo" "price address" "price facts" "price broker"',
  gridTemplateRows: "auto auto auto 1fr",
  columnGap: 24,
  alignItems: "start",
  "@media": {
    // With square meters after the square feet, there is no room for the address in the same row.
    [media.upToTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"photo" "price" "facts" "address" "broker"',
      gridTemplateRows: "none",
    },
  },
});
export const cardPhoto = templateStyle({ gridArea: "photo", aspectRatio: "16 / 10" });
export const cardStatus = templateStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
});
export const cardPrice = templateStyle({
  gridArea: "price",
  marginBlockStart: 20,
  ...role("heading", { weight: "semibold", latin: true }),
  "@media": {
    [media.upToTablet]: { marginBlockStart: 16 },
  },
});

const cardEnd = {
  textAlign: "end",
  "@media": { [media.upToTablet]: { textAlign: "start" } },
} as const;

export const cardFacts = templateStyle({
  gridArea: "facts",
  justifyContent: "flex-end",
  marginBlockStart: 8,
  color: vars.scheme.text2,
  "@media": { [media.upToTablet]: { justifyContent: "flex-start", marginBlockStart: 4 } },
});
export const cardBroker = templateStyle({ ...cardEnd, gridArea: "broker" });
export const cardAddress = templateStyle({
  ...cardEnd,
  gridArea: "address",
  marginBlockStart: 20,
  ...role("body", { reading: false }),
  color: vars.scheme.text,
  "@media": { [media.upToTablet]: { marginBlockStart: 0, textAlign: "start" } },
});
