import { contentEdge, grid } from "../../../styles/layout.css.ts";
import { rem } from "../../../styles/rem.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { vars } from "../../../theme/contract.css.ts";
import { moreButton } from "../../sections/listings-section.css.ts";

/** Small heading over a large statement. */
const quietHeading = {
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 600,
  letterSpacing: "-.01em",
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
  paddingBlock: "44px 40px",
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
  fontSize: rem(80),
  lineHeight: 1,
  letterSpacing: "-.055em",
  fontWeight: 480,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
  selectors: { [inLanguage.ko]: { fontWeight: 560 } },
  "@media": {
    [media.laptop]: { fontSize: `calc(${rem(56)} + (100vw - ${rem(1100)}) * .07)` },
    [media.tablet]: { fontSize: `min(${rem(56)}, 6.8vw)` },
    [media.mobile]: { fontSize: `min(${rem(44)}, 17vw)` },
  },
});

export const statNote = templateStyle({
  paddingBlockStart: 16,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: vars.scheme.text2,
});

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

/** A size that follows the agent's body size, larger in English than in Korean and Japanese. */
const statementSize = (latin: number, cjk: number) => ({
  fontSize: bodyRelativeSize(latin),
  selectors: {
    [inLanguage.ko]: { fontSize: bodyRelativeSize(cjk) },
    [inLanguage.ja]: { fontSize: bodyRelativeSize(cjk) },
  },
});

export const aboutText = templateStyle({
  lineHeight: 1.26,
  letterSpacing: "-.038em",
  fontWeight: 480,
  textWrap: "pretty",
  ...statementSize(44, 36),
  selectors: {
    [inLanguage.ko]: {
      fontSize: bodyRelativeSize(36),
      lineHeight: 1.56,
      fontWeight: 540,
      letterSpacing: "-.035em",
    },
    [inLanguage.ja]: {
      fontSize: bodyRelativeSize(34),
      lineHeight: 1.6,
      letterSpacing: 0,
      wordBreak: "auto-phrase",
    },
  },
  "@media": {
    [media.tablet]: { ...statementSize(30, 28), lineHeight: 1.4 },
    [media.mobile]: {
      ...statementSize(25, 23),
      lineHeight: 1.42,
      letterSpacing: "-.03em",
      selectors: {
        [inLanguage.ko]: { fontSize: bodyRelativeSize(23), lineHeight: 1.6 },
        [inLanguage.ja]: { fontSize: bodyRelativeSize(22), lineHeight: 1.7 },
      },
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
  marginBlockEnd: 36,
  "@media": { [media.mobile]: { display: "block", marginBlockEnd: 20 } },
});

export const leads = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 96,
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
  marginBlockStart: 28,
  fontSize: rem(56),
  lineHeight: rem(60),
  letterSpacing: "-.05em",
  fontWeight: 520,
  selectors: { [inLanguage.ko]: { fontWeight: 600 } },
  "@media": {
    [media.laptop]: { fontSize: rem(44), lineHeight: rem(52) },
    [media.tablet]: { gridColumn: "2 / 8", fontSize: rem(44), lineHeight: rem(52) },
    [media.mobile]: {
      ...pageMargin,
      marginBlockStart: 18,
      fontSize: `min(${rem(40)}, 12vw)`,
      lineHeight: 1.15,
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
  marginBlockStart: 28,
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
  "@media": { [media.upToTablet]: { marginInlineStart: -17, paddingInlineEnd: 24 } },
});
templateGlobal(`${leadFacts} span`, {
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(21),
  color: vars.scheme.text2,
});
templateGlobal(`${leadFacts} b`, {
  fontSize: rem(22),
  lineHeight: rem(32),
  fontWeight: 580,
  letterSpacing: "-.03em",
});

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
  marginBlockStart: 28,
  fontSize: rem(20),
  lineHeight: rem(28),
  letterSpacing: "-.02em",
  color: vars.scheme.text,
  "@media": {
    [media.tablet]: { gridColumn: "8 / -2", textAlign: "end" },
    [media.mobile]: {
      ...pageMargin,
      marginBlockStart: 8,
      fontSize: rem(17),
      lineHeight: rem(26),
    },
  },
});

export const listings = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "64px 24px",
  marginBlockStart: 96,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 44, marginBlockStart: 56 },
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
  fontSize: rem(32),
  lineHeight: rem(40),
  fontWeight: 560,
  letterSpacing: "-.035em",
  "@media": {
    [media.upToTablet]: { marginBlockStart: 16, fontSize: rem(26), lineHeight: rem(34) },
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
  "@media": { [media.upToTablet]: { justifyContent: "flex-start", marginBlockStart: 2 } },
});
export const cardBroker = templateStyle({ ...cardEnd, gridArea: "broker" });
export const cardAddress = templateStyle({
  ...cardEnd,
  gridArea: "address",
  marginBlockStart: 20,
  fontSize: rem(17),
  color: vars.scheme.text,
  "@media": { [media.upToTablet]: { marginBlockStart: 0, textAlign: "start" } },
});
