import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
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
  { "@media": { [media.mobile]: { paddingBlock: "56px 28px" } } },
]);

export const verticalQuotesHeading = templateStyle({
  fontSize: rem(40),
  "@media": {
    [media.tablet]: { fontSize: rem(32) },
    [media.mobile]: { marginBlockEnd: 28, fontSize: rem(32) },
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
    [media.tablet]: { paddingTop: 48 },
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
      marginTop: -1,
      borderRight: hairline,
      padding: "64px 44px 56px",
      selectors: { "&:last-child": { paddingLeft: 0 } },
    },
    [media.tablet]: { height: rem(560), padding: "48px 20px 40px 16px" },
    [media.mobile]: { paddingBlock: 28 },
  },
});

export const verticalOnMobile = templateStyle({
  "@media": {
    [verticalMobile]: { writingMode: "vertical-rl", width: "100%", height: rem(430) },
  },
});
templateGlobal(`${verticalQuote}.${verticalOnMobile}`, {
  "@media": { [verticalMobile]: { padding: "28px 0" } },
});

export const verticalText = templateStyle({
  ...serif,
  fontSize: rem(26),
  lineHeight: 2.05,
  fontWeight: 500,
  wordBreak: "auto-phrase",
  fontFeatureSettings: "normal",
  selectors: {
    [inLanguage.ja]: { fontFamily: vars.font.serifJa, letterSpacing: ".1em" },
    "li:first-child &": { fontSize: rem(30), lineHeight: 1.85 },
  },
  "@media": {
    [media.tablet]: {
      lineHeight: 1.8,
      selectors: { "&, li:first-child &": { fontSize: rem(21) }, "&&": { letterSpacing: ".06em" } },
    },
    [media.mobile]: {
      lineHeight: 1.95,
      selectors: { "&, li:first-child &": { fontSize: rem(22) } },
    },
  },
});
templateGlobal(`${verticalQuote}:not(.${verticalOnMobile}) ${verticalText}`, {
  "@media": { [media.mobile]: { wordBreak: "normal" } },
});

export const verticalSource = templateStyle({
  marginBlockStart: 20,
  fontSize: rem(15),
  lineHeight: 1.7,
  letterSpacing: ".08em",
  color: scheme.text2,
  "@media": { [media.aboveMobile]: { textAlign: "end" } },
});
templateGlobal(`${verticalOnMobile} ${verticalSource}`, {
  "@media": { [verticalMobile]: { textAlign: "end" } },
});

export const quotes = templateStyle({
  paddingBlock: "96px 112px",
  "@media": { [media.mobile]: { paddingBlock: "64px 72px" } },
});

/** At most three columns, fewer if there are fewer quotes. */
export const quoteList = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${rem(300)}, (100% - 48px) / 3)), 1fr))`,
  gap: "56px 24px",
  marginBlockStart: 48,
  "@media": { [media.mobile]: { rowGap: 36, marginBlockStart: 28 } },
});
templateGlobal(`${quoteList} > li`, { borderBlockStart: rule, paddingBlockStart: 24 });

export const quote = templateStyle({
  ...serif,
  maxWidth: "24em",
  fontSize: rem(26),
  lineHeight: 1.42,
  letterSpacing: "-.015em",
  textWrap: "pretty",
  selectors: {
    ...serifPerScript,
    [inLanguage.ko]: { lineHeight: 1.6, fontWeight: 500, letterSpacing: "-.03em" },
    [inLanguage.ja]: {
      ...serifPerScript[inLanguage.ja],
      lineHeight: 1.7,
      wordBreak: "auto-phrase",
    },
  },
  "@media": { [media.mobile]: { fontSize: rem(22) } },
});

/** In the UI font: a quote of many lines. */
export const longQuote = templateStyle({
  maxWidth: "38em",
  fontSize: bodyRelativeSize(18),
  lineHeight: 1.75,
  selectors: { [inLanguage.ja]: { lineHeight: 2, wordBreak: "normal" } },
});

export const quoteSource = templateStyle({
  marginBlockStart: 20,
  fontSize: rem(15),
  lineHeight: rem(24),
  color: scheme.text2,
});
