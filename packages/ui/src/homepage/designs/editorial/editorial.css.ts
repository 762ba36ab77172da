import { button } from "../../../components/button/button.css.ts";
import { monogram } from "../../../components/monogram/monogram.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { inLanguage } from "../../../styles/states.ts";
import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { vars } from "../../../theme/contract.css.ts";
import { city, comma, street } from "../../sections/listing-card.css.ts";
import { serif, serifPerScript } from "./serif.css.ts";

/** Scope of the serif fonts and square corners. */
const scope = '[data-template="editorial"]';

templateGlobal(`${scope} .${button}`, { borderRadius: 0 });
templateGlobal(`${scope} .${monogram}`, { fontFamily: vars.font.serif, fontWeight: 600 });
templateGlobal(`${scope} .${monogram}:lang(ja)`, { fontFamily: vars.font.serifJa });

export const heading = templateStyle({
  ...serif,
  fontSize: rem(48),
  lineHeight: 1.28,
  selectors: serifPerScript,
  "@media": { [media.mobile]: { fontSize: rem(32) } },
});

export const split = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/* Stats: a ruled list on the color area. */

const rule = "1px solid color-mix(in srgb, currentColor 55%, transparent)";

export const stats = templateStyle({
  color: vars.scheme.onPlane,
  background: vars.scheme.plane,
  // A change between light and dark schemes needs no border.
  selectors: {
    "&[data-edge]": { color: vars.scheme.text, background: vars.scheme.surface },
  },
});

export const statsInner = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  columnGap: 24,
  paddingBlock: 96,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 24, paddingBlock: 64 },
  },
});

export const statsHeading = templateStyle({
  ...serif,
  fontSize: rem(40),
  gridRow: "1 / 3",
  selectors: serifPerScript,
  "@media": { [media.mobile]: { gridRow: "auto", fontSize: rem(30) } },
});

export const statsList = templateStyle({ borderBlockEnd: rule });

export const stat = templateStyle({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: 16,
  borderBlockStart: rule,
  paddingBlock: "16px 20px",
});

export const statLabel = templateStyle({
  fontSize: rem(18),
  lineHeight: rem(24),
  "@media": { [media.mobile]: { fontSize: rem(16) } },
});

export const statValue = templateStyle({
  ...serif,
  fontSize: rem(68),
  lineHeight: 1.1,
  fontWeight: 380,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
  selectors: { [inLanguage.ja]: { fontFamily: vars.font.serifJa } },
  "@media": { [media.mobile]: { fontSize: `min(${rem(42)}, 16vw)` } },
});

export const statNote = templateStyle({
  gridColumn: 2,
  marginBlockStart: 16,
  fontSize: rem(14),
  "@media": { [media.mobile]: { gridColumn: 1, marginBlockStart: 0 } },
});

/* About: two columns of text. */

export const aboutHeading = templateStyle([
  heading,
  {
    fontSize: rem(52),
    "@media": {
      // プロフィール is one word and must fit a third of a tablet screen.
      [media.tablet]: { selectors: { [inLanguage.ja]: { fontSize: rem(36) } } },
      [media.mobile]: { fontSize: rem(34) },
    },
  },
]);

export const aboutText = templateStyle({
  columns: 2,
  columnGap: 48,
  fontSize: bodyRelativeSize(18),
  lineHeight: 2,
  selectors: {
    [inLanguage.en]: { lineHeight: 1.72 },
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": {
    [media.tablet]: { columns: "auto" },
    [media.mobile]: { columns: "auto", fontSize: bodyRelativeSize(17) },
  },
});

/* Listings: ruled rows. */

export const listings = templateStyle({ marginBlockStart: 16 });

export const card = templateStyle({
  display: "grid",
  gridTemplateColumns: "calc((100% - 24px) / 3) minmax(0, 1fr) auto",
  gridTemplateRows: "1fr auto auto auto auto 1fr",
  gridTemplateAreas:
    '"photo . price" "photo status price" "photo address price" "photo facts price" "photo broker price" "photo . price"',
  columnGap: 24,
  borderBlockEnd: `1px solid ${vars.scheme.line}`,
  paddingBlock: 28,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr)",
      gridTemplateRows: "1fr auto auto auto auto auto 1fr",
      gridTemplateAreas:
        '"photo ." "photo status" "photo address" "photo facts" "photo price" "photo broker" "photo ."',
    },
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "none",
      gridTemplateAreas: '"photo" "status" "address" "facts" "price" "broker"',
    },
  },
});

export const cardPhoto = templateStyle({
  gridArea: "photo",
  alignSelf: "center",
  aspectRatio: "3 / 2",
  "@media": { [media.mobile]: { marginBlockEnd: 16 } },
});

export const cardStatus = templateStyle({
  gridArea: "status",
  padding: 0,
  background: "none",
  marginBlockEnd: 14,
  "@media": { [media.mobile]: { marginBlockEnd: 6 } },
});

export const cardPrice = templateStyle({
  gridArea: "price",
  alignSelf: "center",
  fontSize: rem(28),
  fontWeight: 560,
  textAlign: "end",
  "@media": {
    [media.tablet]: { marginBlockStart: 16, textAlign: "start" },
    [media.mobile]: { marginBlockStart: 16, textAlign: "start", fontSize: rem(24) },
  },
});

export const cardFacts = templateStyle({ gridArea: "facts", marginBlockStart: 8 });
export const cardBroker = templateStyle({ gridArea: "broker" });

export const cardAddress = templateStyle({
  ...serif,
  gridArea: "address",
  fontSize: rem(32),
  lineHeight: 1.3,
  letterSpacing: "-.02em",
  color: vars.scheme.text,
  "@media": { [media.mobile]: { fontSize: rem(24) } },
});

templateGlobal(`${cardAddress} ${street}`, { fontFamily: vars.font.serif });
templateGlobal(`${scope}:lang(ja) ${cardAddress} ${street}`, { fontFamily: vars.font.serifJa });
templateGlobal(`${cardAddress} ${comma}`, { display: "none" });
templateGlobal(`${cardAddress} ${city}`, {
  display: "block",
  marginBlockStart: 6,
  fontFamily: vars.font.ui,
  fontSize: rem(16),
  lineHeight: rem(26),
  fontWeight: 400,
  letterSpacing: 0,
  color: vars.scheme.text2,
});

/* Gallery: repeated groups of four staggered frames on twelve columns. */

export const gallery = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: 24,
  alignItems: "start",
  marginBlockStart: 56,
  "@media": { [media.mobile]: { gap: 16, marginBlockStart: 36 } },
});

interface Frame {
  gridColumn: string;
  ratio: string;
  marginBlockStart?: number;
  /** Where the frames are smaller, so that frames next to each other do not touch. */
  laptopMargin?: number;
  tabletMargin?: number;
}

const frames: readonly Frame[] = [
  { gridColumn: "1 / 6", ratio: "4 / 5" },
  { gridColumn: "7 / 13", ratio: "3 / 2", marginBlockStart: 120 },
  { gridColumn: "2 / 7", ratio: "3 / 2", marginBlockStart: 48 },
  {
    gridColumn: "8 / 12",
    ratio: "4 / 5",
    marginBlockStart: -40,
    laptopMargin: 0,
    tabletMargin: 48,
  },
];

const mobileFrames = [
  { gridColumn: "1 / 9", ratio: "4 / 5" },
  { gridColumn: "1 / 13", ratio: "3 / 2" },
  { gridColumn: "5 / 13", ratio: "4 / 5" },
  { gridColumn: "1 / 13", ratio: "4 / 5" },
] as const;

for (const [index, { ratio, laptopMargin, tabletMargin, ...place }] of frames.entries()) {
  const item = `${gallery} > li:nth-child(4n + ${index + 1})`;
  const mobile = mobileFrames[index];
  templateGlobal(item, {
    ...place,
    "@media": {
      [media.laptop]: { marginBlockStart: laptopMargin },
      [media.tablet]: { marginBlockStart: tabletMargin },
      [media.mobile]: { gridColumn: mobile?.gridColumn ?? "1 / 13", marginBlockStart: 0 },
    },
  });
  templateGlobal(`${item} > a`, {
    aspectRatio: ratio,
    "@media": { [media.mobile]: { aspectRatio: mobile?.ratio ?? ratio } },
  });
}

/* Regions: three ruled columns. */

export const regions = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 24,
  marginBlockStart: 48,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0, marginBlockStart: 28 },
  },
});

templateGlobal(`${regions} > li`, {
  borderBlockStart: `1px solid ${vars.scheme.text}`,
  paddingBlockStart: 18,
  "@media": { [media.mobile]: { paddingBlock: 14 } },
});

export const region = templateStyle({
  ...serif,
  display: "block",
  fontSize: rem(40),
  lineHeight: 1.3,
  letterSpacing: 0,
  selectors: {
    [inLanguage.ja]: { fontFamily: vars.font.serifJa },
  },
  "@media": { [media.tablet]: { fontSize: rem(32) }, [media.mobile]: { fontSize: rem(28) } },
});

export const regionSecond = templateStyle({
  display: "block",
  marginBlockStart: 4,
  fontSize: rem(16),
  lineHeight: 1.3,
  letterSpacing: 0,
  color: vars.scheme.text2,
});
