import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";
import { vertical } from "./editorial-title.css.ts";
import { serif, serifPerScript } from "./serif.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
const rule = `1px solid ${scheme.text}`;

/** Class of the section. */
export const testimonials = templateStyle({
  background: scheme.surface,
  borderBlock: rule,
});
templateGlobal(`${testimonials} + .${testimonials}`, { borderBlockStartStyle: "none" });

export const verticalQuotes = templateStyle([
  grid,
  { "@media": { [media.mobile]: { paddingBlock: "64px 24px" } } },
]);

export const verticalQuotesHeading = templateStyle({
  ...role("title"),
  ...serif,
  "@media": {
    [media.mobile]: { marginBlockEnd: 24 },
  },
});
templateGlobal(`${verticalQuotesHeading}.${vertical}`, {
  "@media": {
    [media.aboveMobile]: {
      gridArea: "1 / 11 / 2 / 13",
      justifySelf: "end",
      maxHeight: rem(640),
      paddingTop: 64,
    },
    [media.tablet]: { paddingTop: 40 },
  },
});

/** Columns from right to left; more rows below if they do not fit. */
export const verticalList = templateStyle({
  minWidth: 0,
  "@media": {
    [media.aboveMobile]: {
      gridArea: "1 / 1 / 2 / 11",
      display: "flex",
      // The block direction: from right to left.
      flexDirection: "column",
      flexWrap: "wrap",
      writingMode: "vertical-rl",
      overflow: "hidden",
    },
  },
});

/** Without a long quote, which is horizontal on mobile. */
const verticalMobile = `${media.mobile} and (min-width: 19em)`;

// Physical properties, since logical ones depend on the writing mode.
export const verticalQuote = templateStyle({
  borderTop: hairline,
  "@media": {
    [media.aboveMobile]: {
      flex: "1 1 auto",
      height: rem(640),
      marginTop: exact(-1, "the border"),
      borderRight: hairline,
      padding: "64px 40px",
      selectors: { "&:last-child": { paddingLeft: 0 } },
    },
    [media.tablet]: { height: rem(560), padding: "40px 20px" },
    [media.mobile]: { paddingBlock: 24 },
  },
});

export const verticalOnMobile = templateStyle({
  "@media": {
    [verticalMobile]: { writingMode: "vertical-rl", width: "100%", height: rem(430) },
  },
});
templateGlobal(`${verticalQuote}.${verticalOnMobile}`, {
  "@media": { [verticalMobile]: { padding: "24px 0" } },
});

export const verticalText = templateStyle({
  ...role("card"),
  ...serif,
  fontWeight: weight.medium,
  lineHeight: vars.line.lead,
  wordBreak: "auto-phrase",
  fontFeatureSettings: "normal",
  selectors: {
    [inLanguage.ja]: {
      fontFamily: vars.font.serifJa,
      letterSpacing: exact(".1em", "vertical text"),
    },
    "li:first-child &": { fontSize: role("heading").fontSize },
  },
  "@media": {
    [media.tablet]: {
      selectors: {
        "&, li:first-child &": { fontSize: role("lead", { reading: false }).fontSize },
        "&&": { letterSpacing: exact(".06em", "vertical text") },
      },
    },
    [media.mobile]: {
      selectors: { "li:first-child &": { fontSize: role("card").fontSize } },
    },
  },
});
templateGlobal(`${verticalQuote}:not(.${verticalOnMobile}) ${verticalText}`, {
  "@media": { [media.mobile]: { wordBreak: "normal" } },
});

export const verticalSource = templateStyle({
  marginBlockStart: 20,
  ...role("small"),
  color: scheme.text2,
  "@media": { [media.aboveMobile]: { textAlign: "end" } },
});
templateGlobal(`${verticalOnMobile} ${verticalSource}`, {
  "@media": { [verticalMobile]: { textAlign: "end" } },
});

export const quotes = templateStyle({
  paddingBlockStart: distance.band,
  paddingBlockEnd: distance.section,
});

/** At most three columns, fewer if there are fewer quotes. */
export const quoteList = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${rem(300)}, (100% - 48px) / 3)), 1fr))`,
  gap: "64px 24px",
  marginBlockStart: 40,
  "@media": { [media.mobile]: { rowGap: 32, marginBlockStart: 24 } },
});
templateGlobal(`${quoteList} > li`, { borderBlockStart: rule, paddingBlockStart: 24 });

export const quote = templateStyle({
  ...role("card"),
  ...serif,
  lineHeight: vars.line.small,
  maxWidth: "24em",
  textWrap: "pretty",
  selectors: {
    ...serifPerScript,
    [inLanguage.ja]: { ...serifPerScript[inLanguage.ja], wordBreak: "auto-phrase" },
  },
});

/** In the UI font: a quote of many lines. */
export const longQuote = templateStyle({
  maxWidth: "38em",
  ...role("body"),
  selectors: { [inLanguage.ja]: { wordBreak: "normal" } },
});

export const quoteSource = templateStyle({
  marginBlockStart: 20,
  ...role("small"),
  color: scheme.text2,
});
