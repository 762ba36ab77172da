import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { distance } from "../../styles/distance.ts";
import { windowEdge } from "../../styles/layout.css.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";
import { button } from "../../components/button/button.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';
const panorama = '[data-template="panorama"]';

export const root = templateStyle({
  background: scheme.surface,
  paddingBlockStart: 64,
  paddingBlockEnd: distance.section,
  "@media": { [media.mobile]: { paddingBlockStart: 32 } },
});
templateGlobal(`${editorial} .${button}`, { borderRadius: 0 });

export const title = templateStyle({
  marginBlockEnd: 40,
  ...role("banner"),
  textWrap: "balance",
  overflowWrap: "anywhere",
  "@media": {
    [media.mobile]: { marginBlockEnd: 24 },
  },
});
templateGlobal(`${panorama} ${title}`, {
  ...role("display"),
  // Of one size in every script.
  fontSize: role("display", { latin: true }).fontSize,
  "@media": { [media.mobile]: { fontSize: role("banner").fontSize } },
});
templateGlobal(`${editorial} ${title}`, serif);
// A name of eleven characters, the longest of the samples, on one line.
templateGlobal(`[data-template] ${title}:lang(ja)`, {
  "@media": { [media.mobile]: { fontSize: role("title").fontSize } },
});
/** Name and particle move to the next line as a whole. */
export const titleName = templateStyle({ display: "inline-block" });
/** On a line of its own. */
export const titleFirm = templateStyle({ display: "block" });
templateGlobal(`${editorial} ${title}:lang(ko)`, serifPerScript[inLanguage.ko]);
templateGlobal(`${editorial} ${title}:lang(ja)`, serifPerScript[inLanguage.ja]);

/** The number of homes, and the views. */
export const bar = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "12px 24px",
  marginBlock: "20px 24px",
});

/** Number of homes, announced after a filter. */
export const count = templateStyle({
  display: "block",
  ...role("body", { weight: "semibold", reading: false }),
  fontVariantNumeric: "lining-nums",
});

export const cards = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "64px 24px",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 40 },
  },
});
templateGlobal(`${panorama} ${cards}`, {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const rows = templateStyle({ borderBlockStart: `1px solid ${scheme.text}` });
templateGlobal(`${rows} > li:first-child`, { paddingBlockStart: 20 });

export const pages = templateStyle({
  marginBlockStart: 64,
  "@media": { [media.mobile]: { marginBlockStart: 40 } },
});

/** Links to all homes of a city. */
export const areas = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 24px",
  marginBlockStart: 40,
});

/* The map and the results. */

/** Next to each other above the width of a tablet. */
export const split = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "32px 40px",
  alignItems: "start",
  "@media": { [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Two columns of cards, and a strip on phones; rows stay a list. */
export const nextToMap = templateStyle({ minWidth: 0 });
templateGlobal(`${nextToMap} > .${cards}`, {
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "40px 24px",
});

const strip = {
  display: "flex",
  gap: 16,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  marginInline: windowEdge,
  paddingInline: vars.layout.margin,
  scrollPaddingInline: vars.layout.margin,
  // Space for the focus ring.
  paddingBlock: 8,
} as const;
export const numbered = templateStyle({});
templateGlobal(`.${numbered}.${cards}`, { "@media": { [media.mobile]: strip } });
templateGlobal(`${numbered} > li`, { counterIncrement: "home" });
templateGlobal(`.${numbered}.${cards} > li`, {
  "@media": { [media.mobile]: { flex: "0 0 82%", scrollSnapAlign: "start" } },
});
/** The number of the mark; `list-item` does not count rows, which are grids. */
templateGlobal(`${numbered} > li::before`, {
  content: "counter(home)",
  position: "absolute",
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  minWidth: 36,
  height: 36,
  paddingInline: 8,
  ...role("small", { weight: "semibold" }),
  fontVariantNumeric: "tabular-nums lining-nums",
  color: scheme.onFill,
  background: scheme.fill,
  boxShadow: `inset 0 0 0 1px ${scheme.fillEdge}`,
});
templateGlobal(`.${numbered}.${rows} > li::before`, {
  insetInline: "0 auto",
  insetBlockStart: 20,
});

/* Nothing matches. */

export const none = templateStyle({
  display: "grid",
  gridTemplateColumns: "200px minmax(0, 34em)",
  gap: 40,
  alignItems: "start",
  paddingBlock: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 24 } },
});
export const plan = templateStyle({
  color: scheme.line,
  "@media": { [media.mobile]: { display: "none" } },
});
export const noneTitle = templateStyle({
  marginBlockEnd: 16,
  ...role("card"),
});
export const relaxed = templateStyle({ marginBlock: "4px 20px" });
export const ask = templateStyle({ marginBlockEnd: 20, ...role("body", { reading: false }) });
