import { serif, serifPerScript } from "../../homepage/designs/editorial/serif.css.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { inLanguage } from "../../styles/states.ts";
import { vars } from "../../theme/contract.css.ts";
import { button } from "../../components/button/button.css.ts";

const { scheme } = vars;
const editorial = '[data-template="editorial"]';
const panorama = '[data-template="panorama"]';

export const root = templateStyle({
  background: scheme.surface,
  paddingBlock: "72px 128px",
  "@media": { [media.mobile]: { paddingBlock: "36px 80px" } },
});
templateGlobal(`${editorial} .${button}`, { borderRadius: 0 });

export const title = templateStyle({
  marginBlockEnd: 40,
  fontSize: rem(56),
  lineHeight: 1.1,
  letterSpacing: "-.045em",
  fontWeight: 620,
  textWrap: "balance",
  overflowWrap: "anywhere",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": {
    [media.tablet]: { fontSize: rem(44) },
    [media.mobile]: { marginBlockEnd: 24, fontSize: rem(34), lineHeight: 1.2 },
  },
});
templateGlobal(`${panorama} ${title}`, {
  fontSize: rem(80),
  lineHeight: 1.05,
  "@media": { [media.tablet]: { fontSize: rem(60) }, [media.mobile]: { fontSize: rem(40) } },
});
templateGlobal(`${editorial} ${title}`, {
  ...serif,
  fontWeight: 400,
  "@media": { [media.mobile]: { fontSize: rem(36) } },
});
// A name of eleven characters, the longest of the samples, on one line.
templateGlobal(`[data-template] ${title}:lang(ja)`, {
  "@media": { [media.mobile]: { fontSize: rem(30), lineHeight: 1.3 } },
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
  fontSize: rem(17),
  lineHeight: rem(26),
  fontWeight: 600,
  fontVariantNumeric: "lining-nums",
});

export const cards = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: "56px 24px",
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
  "@media": { [media.mobile]: { marginBlockStart: 48 } },
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
  gap: "44px 24px",
});

const strip = {
  display: "flex",
  gap: 16,
  overflowX: "auto",
  scrollSnapType: "x proximity",
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
  scrollPaddingInline: vars.layout.margin,
  // Space for the focus ring.
  paddingBlock: 6,
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
  fontSize: rem(15),
  fontWeight: 620,
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
  gap: 48,
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
  fontSize: rem(28),
  lineHeight: 1.35,
  letterSpacing: "-.03em",
  fontWeight: 620,
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: rem(23) } },
});
export const relaxed = templateStyle({ marginBlock: "4px 20px" });
export const ask = templateStyle({ marginBlockEnd: 20, fontSize: rem(17), lineHeight: 1.65 });
