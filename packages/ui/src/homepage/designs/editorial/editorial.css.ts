import { button } from "../../../components/button/button.css.ts";
import { monogram } from "../../../components/monogram/monogram.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import type { ScaledGlobalRule } from "../../../styles/scaled-rule.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { vars } from "../../../theme/contract.css.ts";
import { city, comma, street } from "../../sections/listing-card.css.ts";
import { serif, serifPerScript } from "./serif.css.ts";

/** Scope of the serif fonts and square corners. */
const scope = '[data-template="editorial"]';

templateGlobal(`${scope} .${button}`, { borderRadius: 0 });
templateGlobal(`${scope} .${monogram}`, {
  fontFamily: vars.font.serif,
  fontWeight: weight.semibold,
});
templateGlobal(`${scope} .${monogram}:lang(ja)`, { fontFamily: vars.font.serifJa });

export const heading = templateStyle({
  ...role("section"),
  ...serif,
  selectors: serifPerScript,
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
  paddingBlock: distance.band,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 24 },
  },
});

export const statsHeading = templateStyle({
  ...role("title"),
  ...serif,
  gridRow: "1 / 3",
  selectors: serifPerScript,
  "@media": { [media.mobile]: { gridRow: "auto" } },
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

export const statLabel = templateStyle(role("base"));

const figure = role("display", { latin: true });

export const statValue = templateStyle({
  ...figure,
  ...serif,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
  selectors: { [inLanguage.ja]: { fontFamily: vars.font.serifJa } },
  "@media": {
    [media.mobile]: { fontSize: exact(`min(${figure.fontSize}, 16vw)`, "an amount, its label") },
  },
});

export const statNote = templateStyle({
  gridColumn: 2,
  marginBlockStart: 16,
  ...role("caption"),
  "@media": { [media.mobile]: { gridColumn: 1, marginBlockStart: 0 } },
});

/** On the color area all texts have its color. */
export const statRows = templateStyle({
  gridColumn: 2,
  "@media": { [media.mobile]: { gridColumn: 1 } },
});
templateGlobal(`${statRows} *`, { color: "inherit", borderColor: "currentColor" });

/* About: two columns of text. */

export const aboutHeading = templateStyle([
  heading,
  {
    "@media": {
      // プロフィール is one word and must fit a third of a tablet screen.
      [media.tablet]: { selectors: { [inLanguage.ja]: { fontSize: role("title").fontSize } } },
    },
  },
]);

export const aboutText = templateStyle({
  columns: 2,
  columnGap: 40,
  ...role("body"),
  selectors: {
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": {
    [media.tablet]: { columns: "auto" },
    [media.mobile]: { columns: "auto" },
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
  paddingBlock: 24,
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
  marginBlockEnd: 12,
  "@media": { [media.mobile]: { marginBlockEnd: 4 } },
});

export const cardPrice = templateStyle({
  gridArea: "price",
  alignSelf: "center",
  textAlign: "end",
  "@media": { [media.upToTablet]: { marginBlockStart: 16, textAlign: "start" } },
});

export const cardFacts = templateStyle({ gridArea: "facts", marginBlockStart: 8 });
export const cardBroker = templateStyle({ gridArea: "broker" });

export const cardAddress = templateStyle({
  ...role("heading"),
  ...serif,
  gridArea: "address",
  color: vars.scheme.text,
});

templateGlobal(`${cardAddress} ${street}`, { fontFamily: vars.font.serif });
templateGlobal(`${scope}:lang(ja) ${cardAddress} ${street}`, { fontFamily: vars.font.serifJa });
templateGlobal(`${cardAddress} ${comma}`, { display: "none" });
templateGlobal(`${cardAddress} ${city}`, {
  display: "block",
  marginBlockStart: 4,
  fontFamily: vars.font.ui,
  ...role("base"),
  letterSpacing: "initial",
  color: vars.scheme.text2,
});

/* Gallery: repeated groups of four staggered frames on twelve columns. */

export const gallery = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: 24,
  alignItems: "start",
  marginBlockStart: 64,
  "@media": { [media.mobile]: { gap: 16, marginBlockStart: 32 } },
});

type Place = Pick<ScaledGlobalRule, "gridColumn" | "marginBlockStart">;
interface Frame {
  ratio: string;
  wide: Place;
  /** Where the frames are smaller, so that frames next to each other do not touch. */
  laptop?: Place;
  tablet?: Place;
}

const frames: readonly Frame[] = [
  { ratio: "4 / 5", wide: { gridColumn: "1 / 6" } },
  { ratio: "3 / 2", wide: { gridColumn: "7 / 13", marginBlockStart: distance.section } },
  { ratio: "3 / 2", wide: { gridColumn: "2 / 7", marginBlockStart: 40 } },
  {
    ratio: "4 / 5",
    wide: { gridColumn: "8 / 12", marginBlockStart: -40 },
    laptop: { marginBlockStart: 0 },
    tablet: { marginBlockStart: 40 },
  },
];

const mobileFrames = [
  { gridColumn: "1 / 9", ratio: "4 / 5" },
  { gridColumn: "1 / 13", ratio: "3 / 2" },
  { gridColumn: "5 / 13", ratio: "4 / 5" },
  { gridColumn: "1 / 13", ratio: "4 / 5" },
] as const;

for (const [index, { ratio, wide, laptop, tablet }] of frames.entries()) {
  const item = `${gallery} > li:nth-child(4n + ${index + 1})`;
  const mobile = mobileFrames[index];
  templateGlobal(item, {
    ...wide,
    "@media": {
      [media.laptop]: laptop ?? {},
      [media.tablet]: tablet ?? {},
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
  marginBlockStart: 40,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0, marginBlockStart: 24 },
  },
});

templateGlobal(`${regions} > li`, {
  borderBlockStart: `1px solid ${vars.scheme.text}`,
  paddingBlockStart: 16,
  "@media": { [media.mobile]: { paddingBlock: 12 } },
});

export const region = templateStyle({
  ...role("title"),
  ...serif,
  display: "block",
  letterSpacing: "initial",
  selectors: { [inLanguage.ja]: { fontFamily: vars.font.serifJa } },
  // Seven Japanese characters in a third of a tablet.
  "@media": { [media.tablet]: { fontSize: role("heading").fontSize } },
});

export const regionSecond = templateStyle({
  display: "block",
  marginBlockStart: 4,
  ...role("base"),
  color: vars.scheme.text2,
});
