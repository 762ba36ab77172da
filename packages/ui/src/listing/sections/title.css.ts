import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { panoramaAddress } from "../../styles/panorama-name.ts";
import { inLanguage } from "../../styles/states.ts";
import { display } from "../../styles/display.ts";
import { vars } from "../../theme/contract.css.ts";
import { fitted } from "../../homepage/designs/panorama/name-on-photo.css.ts";
import { serif } from "../../homepage/designs/editorial/serif.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';
const panorama = '[data-template="panorama"]';

/** Address left, price right. */
export const title = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 8fr) minmax(0, 4fr)",
  gap: "16px 24px",
  alignItems: "end",
  paddingBlock: "56px 44px",
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.mobile]: { paddingBlock: "28px" },
  },
});

export const name = templateStyle({
  // The size that fits the longest word, since addresses are in Latin letters in every language.
  fontSize: rem(72),
  lineHeight: 1,
  letterSpacing: "-.05em",
  fontWeight: 620,
  textWrap: "balance",
  selectors: { "&[data-long]": { fontSize: rem(52), letterSpacing: "-.04em" } },
  "@media": {
    [media.laptop]: { fontSize: rem(60) },
    [media.tablet]: { fontSize: rem(56) },
    [media.mobile]: { fontSize: rem(44), selectors: { "&[data-long]": { fontSize: rem(36) } } },
  },
});

/** The address in Panorama: `FittedName`. */
export const fittedName = templateStyle([
  fitted,
  display("addressPanorama"),
  {
    vars: { "--name-overlap": String(panoramaAddress.overlap.wide) },
    "@media": {
      [media.mobile]: { vars: { "--name-overlap": String(panoramaAddress.overlap.mobile) } },
    },
  },
]);
templateGlobal(`${fittedName} > span`, { display: "block" });
// The address has the whole width; place, notes and price are on the line below it.
templateGlobal(`${panorama} ${title}`, {
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "36px 48px",
  alignItems: "baseline",
  paddingBlockStart: 0,
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 14 } },
});
templateGlobal(`${panorama} ${title} > :first-child`, { display: "contents" });
templateGlobal(`${panorama} ${fittedName}`, { gridColumn: "1 / -1" });

templateGlobal(`${editorial} ${name}`, {
  ...serif,
  fontSize: rem(84),
  lineHeight: 1.02,
  fontWeight: 380,
  letterSpacing: "-.035em",
  "@media": {
    [media.laptop]: { fontSize: rem(66) },
    [media.tablet]: { fontSize: rem(60) },
    [media.mobile]: { fontSize: rem(46) },
  },
});
templateGlobal(`${editorial} ${title}`, {
  paddingBlockStart: 88,
  "@media": { [media.mobile]: { paddingBlockStart: 48 } },
});

export const place = templateStyle({
  marginBlockStart: 14,
  fontSize: rem(22),
  lineHeight: rem(32),
  letterSpacing: "-.02em",
  color: scheme.text2,
  "@media": { [media.mobile]: { marginBlockStart: 10, fontSize: rem(18), lineHeight: rem(28) } },
});

export const offer = templateStyle({});
templateGlobal(`${panorama} ${offer}`, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "8px 32px",
  "@media": { [media.mobile]: { flexDirection: "column" } },
});
templateGlobal(`${panorama} ${place}`, { marginBlockStart: 0 });
// At the end of the line; on mobile below the notes.
templateGlobal(`${panorama} ${offer} > :first-child`, {
  order: 1,
  marginInlineStart: "auto",
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
});
templateGlobal(`${editorial} ${offer}`, {
  textAlign: "end",
  "@media": { [media.upToTablet]: { textAlign: "start" } },
});

export const price = templateStyle({
  fontSize: rem(48),
  lineHeight: rem(52),
  fontWeight: 620,
  letterSpacing: "-.045em",
  fontVariantNumeric: "lining-nums",
  textWrap: "balance",
  "@media": {
    [media.laptop]: { fontSize: rem(42) },
    [media.mobile]: { fontSize: rem(32), lineHeight: rem(40) },
  },
});
templateGlobal(`${panorama} ${price}`, {
  fontSize: rem(56),
  lineHeight: rem(60),
  fontWeight: 560,
  letterSpacing: "-.05em",
  "@media": { [media.mobile]: { fontSize: rem(38), lineHeight: rem(46) } },
});
templateGlobal(`${editorial} ${price}`, {
  ...serif,
  fontSize: rem(52),
  lineHeight: rem(60),
  fontWeight: 380,
  "@media": { [media.mobile]: { fontSize: rem(38), lineHeight: rem(46) } },
});

templateGlobal(`${editorial} ${price}:lang(ja)`, { fontFamily: vars.font.serifJa });

/** The next open house, a price change or the date of the sale. */
export const note = templateStyle({
  display: "flex",
  alignItems: "baseline",
  gap: 10,
  marginBlockStart: 8,
  fontSize: rem(16),
  lineHeight: rem(26),
  selectors: { "&[data-next]::before": { content: "", flex: "none", width: 8, height: 8 } },
});
templateGlobal(`${note}[data-next]::before`, {
  background: scheme.accentUi,
  border: "0 solid CanvasText",
});
templateGlobal(`${editorial} ${note}`, { justifyContent: "inherit", display: "block" });

/* Title block: ruled cells of facts. */

export const facts = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(0, 1fr))",
  borderBlock: `1px solid ${scheme.text}`,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
templateGlobal(`${panorama} ${facts}`, { borderColor: scheme.line });

export const fact = templateStyle({
  minWidth: 0,
  padding: "18px 20px 20px",
  borderInlineStart: `1px solid ${scheme.line}`,
  selectors: { "&:first-child": { borderInlineStart: 0, paddingInlineStart: 0 } },
  "@media": {
    [media.tablet]: {
      selectors: {
        "&:nth-child(3n + 1)": { borderInlineStart: 0, paddingInlineStart: 0 },
        "&:nth-child(n + 4)": { borderBlockStart: `1px solid ${scheme.line}` },
      },
    },
    [media.mobile]: {
      padding: "14px 0 16px 16px",
      selectors: {
        "&:nth-child(odd)": { borderInlineStart: 0, paddingInlineStart: 0 },
        "&:nth-child(n + 3)": { borderBlockStart: `1px solid ${scheme.line}` },
      },
    },
  },
});
export const factLabel = templateStyle({
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});
export const factValue = templateStyle({
  marginBlockStart: 6,
  fontSize: rem(28),
  lineHeight: rem(36),
  fontWeight: 620,
  letterSpacing: "-.03em",
  fontVariantNumeric: "lining-nums",
  selectors: {
    // A word, unlike a figure, can be long.
    "&[data-words]": { fontSize: rem(21) },
    [inLanguage.ja]: { letterSpacing: "-.02em" },
  },
  "@media": {
    [media.laptop]: { fontSize: rem(25), selectors: { "&[data-words]": { fontSize: rem(19) } } },
    [media.mobile]: { marginBlockStart: 2, fontSize: rem(24), lineHeight: rem(32) },
  },
});
templateGlobal(`${editorial} ${factValue}`, { ...serif, fontWeight: 440 });
templateGlobal(`${editorial} ${factValue}:lang(ja)`, { fontFamily: vars.font.serifJa });
export const unit = templateStyle({
  marginInlineStart: 5,
  fontFamily: vars.font.ui,
  fontSize: rem(16),
  fontWeight: 550,
  letterSpacing: "-.01em",
});
export const factNote = templateStyle({
  marginBlockStart: 2,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});
