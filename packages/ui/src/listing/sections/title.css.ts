import { distance } from "../../styles/distance.ts";
import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { panoramaAddress } from "../../styles/panorama-name.ts";
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
  paddingBlock: "64px 40px",
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.mobile]: { paddingBlock: 24 },
  },
});

export const name = templateStyle({
  // The size that fits the longest word, since addresses are in Latin letters in every language.
  ...role("display", { latin: true }),
  textWrap: "balance",
  selectors: { "&[data-long]": role("section", { latin: true }) },
});

/** The address in Editorial. */
export const editorialName = templateStyle([
  display("addressEditorial"),
  { fontOpticalSizing: "auto", textWrap: "balance" },
]);

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
  gap: "32px 40px",
  alignItems: "baseline",
  paddingBlockStart: 0,
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 12 } },
});
templateGlobal(`${panorama} ${title} > :first-child`, { display: "contents" });
templateGlobal(`${panorama} ${fittedName}`, { gridColumn: "1 / -1" });

templateGlobal(`${editorial} ${title}`, {
  paddingBlockStart: distance.band,
});

export const place = templateStyle({
  marginBlockStart: 12,
  ...role("lead", { reading: false }),
  color: scheme.text2,
  "@media": { [media.mobile]: { marginBlockStart: 8 } },
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
  ...role("section", { latin: true }),
  fontVariantNumeric: "lining-nums",
  textWrap: "balance",
});
templateGlobal(`${panorama} ${price}`, role("banner", { latin: true }));
templateGlobal(`${editorial} ${price}`, serif);

templateGlobal(`${editorial} ${price}:lang(ja)`, { fontFamily: vars.font.serifJa });

/** The next open house, a price change or the date of the sale. */
export const note = templateStyle({
  display: "flex",
  alignItems: "baseline",
  gap: 8,
  marginBlockStart: 8,
  ...role("base"),
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
  paddingBlock: "16px 20px",
  paddingInline: 20,
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
      paddingBlock: "12px 16px",
      paddingInline: "16px 0",
      selectors: {
        "&:nth-child(odd)": { borderInlineStart: 0, paddingInlineStart: 0 },
        "&:nth-child(n + 3)": { borderBlockStart: `1px solid ${scheme.line}` },
      },
    },
  },
});
export const factLabel = templateStyle({
  ...role("caption"),
  color: scheme.text2,
});
export const factValue = templateStyle({
  marginBlockStart: 4,
  ...role("card"),
  fontVariantNumeric: "lining-nums",
  selectors: {
    // A word, unlike a figure, can be long.
    "&[data-words]": role("lead", { weight: "strong", reading: false }),
  },
});
templateGlobal(`${editorial} ${factValue}`, { ...serif, fontWeight: weight.medium });
templateGlobal(`${editorial} ${factValue}:lang(ja)`, { fontFamily: vars.font.serifJa });
export const unit = templateStyle({
  marginInlineStart: 4,
  fontFamily: vars.font.ui,
  ...role("base", { weight: "semibold" }),
  letterSpacing: "initial",
});
export const factNote = templateStyle({
  marginBlockStart: 4,
  ...role("caption"),
  color: scheme.text2,
});
