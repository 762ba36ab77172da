import { contentEdge } from "../../../styles/layout.css.ts";
import { rem } from "../../../styles/rem.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { vars } from "../../../theme/contract.css.ts";

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
  borderBlock: `1px solid ${vars.scheme.line}`,
  "@media": {
    [media.mobile]: { gridAutoFlow: "row", borderBlockEnd: 0 },
  },
});

export const stat = templateStyle({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  paddingBlock: "52px 48px",
  selectors: {
    "& + &": {
      borderInlineStart: `1px solid ${vars.scheme.line}`,
      paddingInlineStart: 32,
    },
  },
  "@media": {
    [media.mobile]: {
      flexDirection: "row",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: 16,
      paddingBlock: 18,
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
  "@media": {
    [media.laptop]: { fontSize: `calc(${rem(64)} + (100vw - ${rem(1100)}) * .047)` },
    [media.tablet]: { fontSize: `min(${rem(64)}, 7vw)` },
    [media.mobile]: { fontSize: rem(44) },
  },
});

/* About: a statement. */

export const about = templateStyle({ display: "grid", gap: 24 });

export const quiet = templateStyle(quietHeading);

export const aboutText = templateStyle({
  maxWidth: 1010,
  fontSize: bodyRelativeSize(36),
  lineHeight: 1.44,
  letterSpacing: "-.028em",
  fontWeight: 450,
  selectors: {
    [inLanguage.ko]: { fontSize: bodyRelativeSize(30), lineHeight: 1.66 },
    [inLanguage.ja]: {
      fontSize: bodyRelativeSize(30),
      lineHeight: 1.66,
      wordBreak: "normal",
    },
  },
  "@media": {
    [media.tablet]: {
      fontSize: bodyRelativeSize(28),
      selectors: {
        [inLanguage.ko]: { fontSize: bodyRelativeSize(28) },
        [inLanguage.ja]: { fontSize: bodyRelativeSize(28) },
      },
    },
    [media.mobile]: {
      fontSize: bodyRelativeSize(23),
      lineHeight: 1.5,
      letterSpacing: "-.02em",
      selectors: {
        [inLanguage.ko]: { fontSize: bodyRelativeSize(23), lineHeight: 1.5 },
        [inLanguage.ja]: { fontSize: bodyRelativeSize(23), lineHeight: 1.5 },
      },
    },
  },
});

/* Listings: two columns, 16 : 10, tabs next to the heading. */

export const listingsHead = templateStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 24,
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
  "@media": { [media.mobile]: { display: "block" } },
});

export const listingsHeading = templateStyle({
  paddingBlockEnd: 22,
  "@media": { [media.mobile]: { paddingBlockEnd: 8 } },
});

export const listings = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "64px 24px",
  marginBlockStart: 40,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 44, marginBlockStart: 28 },
  },
});

export const card = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) minmax(0, 1fr)",
  gridTemplateAreas: '"photo photo" "price address" "facts address" "broker broker"',
  gridTemplateRows: "auto auto auto 1fr",
  columnGap: 24,
  alignItems: "start",
  "@media": {
    // With square meters after the square feet, there is no room for the address in the same row.
    [media.upToTablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateAreas: '"photo" "price" "facts" "broker" "address"',
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
  marginBlockStart: 18,
  fontSize: rem(32),
  lineHeight: rem(40),
  fontWeight: 560,
  "@media": {
    [media.tablet]: { fontSize: rem(26), lineHeight: rem(34) },
    [media.mobile]: { fontSize: rem(26), lineHeight: rem(34), marginBlockStart: 14 },
  },
});
export const cardFacts = templateStyle({ gridArea: "facts", marginBlockStart: 4 });
export const cardBroker = templateStyle({ gridArea: "broker" });
export const cardAddress = templateStyle({
  gridArea: "address",
  paddingBlockStart: 24,
  textAlign: "end",
  "@media": { [media.upToTablet]: { paddingBlockStart: 0, textAlign: "start" } },
});

/* Gallery: a film strip up to the right edge. */

export const gallery = templateStyle({
  display: "flex",
  gap: 12,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInlineStart: contentEdge,
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.scheme.control} transparent`,
  paddingInline: `${contentEdge} ${vars.layout.margin}`,
});

templateGlobal(`${gallery} > li`, {
  flex: "none",
  width: 840,
  maxWidth: "calc(100vw - 2 * var(--rt-margin))",
  height: 560,
  scrollSnapAlign: "start",
  "@media": { [media.mobile]: { width: 320, height: 300 } },
});
templateGlobal(`${gallery} > li:nth-child(4n + 2)`, {
  width: 420,
  "@media": { [media.mobile]: { width: 200 } },
});
templateGlobal(`${gallery} > li:nth-child(4n + 3)`, {
  width: 700,
  "@media": { [media.mobile]: { width: 320 } },
});
templateGlobal(`${gallery} a`, { height: "100%", outlineOffset: -3 });

/* Regions: an inline list. */

export const regionsHeading = templateStyle({ ...quietHeading, marginBlockEnd: 24 });

export const regions = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 .24em",
  fontSize: rem(80),
  lineHeight: 1.16,
  letterSpacing: "-.05em",
  fontWeight: 520,
  selectors: {
    [inLanguage.ko]: { fontSize: rem(72), fontWeight: 620 },
    [inLanguage.ja]: { fontSize: rem(64), letterSpacing: 0 },
  },
  "@media": {
    [media.tablet]: {
      fontSize: rem(64),
      selectors: { [inLanguage.ko]: { fontSize: rem(64) }, [inLanguage.ja]: { fontSize: rem(56) } },
    },
    [media.mobile]: {
      display: "block",
      fontSize: rem(42),
      selectors: { [inLanguage.ko]: { fontSize: rem(42) }, [inLanguage.ja]: { fontSize: rem(42) } },
    },
  },
});

export const region = templateStyle({});
templateGlobal(`${regions} > li:not(:last-child) > ${region}::after`, { content: '","' });

/* Video: full bleed. */

export const video = templateStyle({
  aspectRatio: "auto",
  height: 720,
  "@media": { [media.tablet]: { height: 460 }, [media.mobile]: { height: 240 } },
});

/* Custom sections: text in the second column. */

export const statement = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

templateGlobal(`${statement} > *`, {
  gridColumn: 2,
  "@media": { [media.mobile]: { gridColumn: 1 } },
});

export const ownText = templateStyle({
  maxWidth: "30em",
  fontSize: bodyRelativeSize(21),
  lineHeight: 1.85,
  selectors: {
    [inLanguage.en]: { lineHeight: 1.65 },
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(18) } },
});
