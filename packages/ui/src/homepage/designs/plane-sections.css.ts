import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { inLanguage } from "../../styles/states.ts";
import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { bodyRelativeSize } from "../../styles/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { titlePlane } from "../sections/captioned-video.css.ts";
import { channel, side } from "../sections/contact-section.css.ts";
import { answer, question, rows } from "../sections/custom-section.css.ts";
import { strong } from "../sections/homepage-footer.css.ts";
import { languageNote } from "../sections/plain-text.css.ts";
import { split } from "../sections/section.css.ts";

const columns = {
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  columnGap: 24,
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" } },
} as const;

const contentWidth = `min(100% - 2 * ${vars.layout.margin}, ${vars.layout.max})`;
/** From the left edge of the window to the end of the fifth column. */
const planeWidth = `calc((100% - ${contentWidth}) / 2 + ${contentWidth} * .4238)`;
const planeRule = "1px solid color-mix(in srgb, currentColor 40%, transparent)";

const plane = {
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  width: planeWidth,
  background: vars.scheme.plane,
} as const;

/** Text, links and focus rings on the color area. */
const onPlane = templateStyle({ color: vars.scheme.onPlane });
templateGlobal(`${onPlane} :focus-visible`, { outlineColor: vars.scheme.onPlane });
templateGlobal(`${onPlane} :is(.${languageNote}, a)`, { color: "inherit" });

const tabletHeading = rem(38);

/* Video: a color area from the left edge, which the video crosses. */

export const video = templateStyle({
  position: "relative",
  paddingBlock: "104px 120px",
  "@media": { [media.mobile]: { paddingBlock: "72px 88px" } },
});

export const videoPlane = templateStyle({
  ...plane,
  insetBlockEnd: 216,
  "@media": {
    [media.tablet]: { width: "46%" },
    [media.mobile]: { width: "62%", insetBlockEnd: 190 },
  },
});

export const videoInner = templateStyle({ position: "relative" });

/** Ends where the color area does, so that no word leaves it. */
export const videoHeading = templateStyle({
  maxWidth: "calc(42.38% - 24px)",
  marginBlockEnd: 40,
  color: vars.scheme.onPlane,
  "@media": {
    [media.tablet]: {
      maxWidth: `calc(46vw - ${vars.layout.margin} - 16px)`,
      fontSize: tabletHeading,
    },
    [media.mobile]: {
      maxWidth: `calc(62vw - ${vars.layout.margin} - 12px)`,
      marginBlockEnd: 24,
      // The word "Recommended" fits.
      fontSize: `min(${rem(32)}, 7.4vw)`,
    },
  },
});

const videoStart = {
  marginInlineStart: "calc(100% * 224 / 1312)",
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
} as const;

export const videoFrame = templateStyle({
  ...videoStart,
  "@media": {
    [media.mobile]: {
      marginInline: `0 calc(-1 * ${vars.layout.margin})`,
      aspectRatio: "370 / 280",
    },
  },
});

// Without a still the video has the color of the area that it crosses.
templateGlobal(`${videoFrame} ${titlePlane}`, {
  boxShadow: "inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)",
});

export const videoCaption = templateStyle({
  ...videoStart,
  "@media": {
    ...videoStart["@media"],
    [media.tablet]: { flexDirection: "column", gap: 4 },
  },
});
templateGlobal(`${videoCaption} > p:last-child`, {
  "@media": { [media.tablet]: { marginInlineStart: 0 } },
});
templateGlobal(`${videoCaption} > p:first-child:not(:last-child)`, {
  fontSize: rem(24),
  lineHeight: rem(34),
  fontWeight: 640,
  letterSpacing: "-.03em",
  "@media": { [media.mobile]: { fontSize: rem(20), lineHeight: rem(29) } },
});
templateGlobal(`${videoCaption} > p:first-child:lang(ja)`, { letterSpacing: 0 });

/* Text with a photo that is taller than its color band. */

export const story = templateStyle({
  marginBlockStart: 72,
  background: vars.scheme.surface2,
  "@media": { [media.mobile]: { marginBlockStart: 40 } },
});

export const storyInner = templateStyle({ ...columns, alignItems: "center" });

export const storyPhoto = templateStyle({
  gridColumn: "1 / 6",
  minHeight: 640,
  marginBlockStart: -72,
  alignSelf: "stretch",
  "@media": {
    [media.tablet]: { minHeight: 480 },
    [media.mobile]: {
      gridColumn: "1",
      minHeight: 400,
      marginBlockStart: -40,
      marginInlineStart: `calc(-1 * ${vars.layout.margin})`,
    },
  },
});

export const storyText = templateStyle({
  gridColumn: "7 / 13",
  paddingBlock: 72,
  "@media": { [media.mobile]: { gridColumn: "1", paddingBlock: "40px 64px" } },
});
templateGlobal(`${storyText} > h2`, {
  marginBlockEnd: 24,
  "@media": { [media.tablet]: { fontSize: tabletHeading } },
});

/** A text without a photo. */
export const statement = templateStyle([split]);
templateGlobal(`${statement} h2`, { "@media": { [media.tablet]: { fontSize: tabletHeading } } });

/** Text of a section, with or without a photo. */
export const text = templateStyle({
  fontSize: bodyRelativeSize(20),
  lineHeight: 1.9,
  maxWidth: "34em",
  selectors: {
    [inLanguage.en]: { lineHeight: 1.65 },
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(17) } },
});

/* Testimonials on the color area: the first one large, the others in two columns. */

export const quotes = templateStyle([
  onPlane,
  {
    paddingBlock: "120px 112px",
    background: vars.scheme.plane,
    "@media": { [media.mobile]: { paddingBlock: 80 } },
  },
]);

export const quotesHeading = templateStyle({
  marginBlockEnd: 44,
  fontSize: rem(20),
  lineHeight: rem(30),
  letterSpacing: "-.02em",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { marginBlockEnd: 28, fontSize: rem(20) } },
});

export const firstQuote = templateStyle({
  maxWidth: 1090,
  fontSize: rem(52),
  lineHeight: 1.36,
  letterSpacing: "-.045em",
  fontWeight: 640,
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { letterSpacing: 0, wordBreak: "auto-phrase" } },
  "@media": {
    [media.tablet]: { fontSize: rem(38) },
    // A Japanese phrase of twelve characters fits.
    [media.mobile]: { fontSize: `min(${rem(29)}, 7.5vw)`, lineHeight: 1.45 },
  },
});

/** A long first testimonial: more than four lines at full size. */
export const longQuote = templateStyle([
  firstQuote,
  {
    fontSize: rem(32),
    lineHeight: 1.5,
    fontWeight: 560,
    "@media": {
      [media.tablet]: { fontSize: rem(28) },
      [media.mobile]: { fontSize: rem(22) },
    },
  },
]);

export const quoteList = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "48px 24px",
  marginBlockStart: 80,
  borderBlockStart: planeRule,
  paddingBlockStart: 28,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 28,
      marginBlockStart: 48,
    },
  },
});
templateGlobal(`${quoteList} > li`, {
  paddingInlineEnd: 64,
  "@media": { [media.tablet]: { paddingInlineEnd: 24 }, [media.mobile]: { paddingInlineEnd: 0 } },
});
templateGlobal(`${quoteList} > li + li`, {
  "@media": { [media.mobile]: { borderBlockStart: planeRule, paddingBlockStart: 28 } },
});

export const quote = templateStyle({
  fontSize: rem(24),
  lineHeight: 1.58,
  letterSpacing: "-.03em",
  fontWeight: 500,
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: rem(20) } },
});

export const quoteSource = templateStyle({
  marginBlockStart: 20,
  fontSize: rem(16),
  lineHeight: rem(26),
});

/* Questions at 24 px. */

/** Class of the section. */
export const questions = templateStyle({});
templateGlobal(`${questions} h2`, { "@media": { [media.tablet]: { fontSize: tabletHeading } } });
templateGlobal(`${questions} .${rows}`, { borderBlockStartColor: vars.scheme.text });
templateGlobal(`${questions} .${question}`, {
  minHeight: 84,
  fontSize: rem(24),
  lineHeight: rem(34),
  letterSpacing: "-.03em",
  fontWeight: 620,
  "@media": { [media.mobile]: { minHeight: 72, fontSize: rem(19), lineHeight: rem(28) } },
});
templateGlobal(`${questions} .${question}:lang(ja)`, { letterSpacing: 0 });
templateGlobal(`${questions} .${answer}`, {
  maxWidth: "36em",
  paddingBlockEnd: 32,
  fontSize: bodyRelativeSize(18),
  lineHeight: 1.85,
});

/* Contact: a color area with the phone number, next to the form. */

export const contact = templateStyle({ position: "relative" });

export const contactPlane = templateStyle({
  ...plane,
  "@media": { [media.tablet]: { width: "46%" }, [media.mobile]: { display: "none" } },
});

export const contactInner = templateStyle({ ...columns, position: "relative" });

export const contactSide = templateStyle([
  side,
  onPlane,
  {
    gridColumn: "1 / 6",
    display: "flex",
    flexDirection: "column",
    paddingBlock: "112px 104px",
    paddingInlineEnd: 44,
    "@media": {
      [media.tablet]: { paddingInlineEnd: 20 },
      [media.mobile]: {
        gridColumn: "1",
        marginInline: `calc(-1 * ${vars.layout.margin})`,
        paddingInline: vars.layout.margin,
        paddingBlock: "72px 48px",
        background: vars.scheme.plane,
      },
    },
  },
]);

export const contactHeading = templateStyle({
  fontSize: rem(56),
  lineHeight: 1.2,
  "@media": { [media.tablet]: { fontSize: rem(40) }, [media.mobile]: { fontSize: rem(36) } },
});

export const contactLead = templateStyle({
  marginBlockStart: 18,
  fontSize: rem(18),
  lineHeight: 1.7,
  whiteSpace: "pre-line",
  textWrap: "balance",
});

export const phone = templateStyle({
  marginBlockStart: "auto",
  paddingBlockStart: 88,
  fontSize: rem(52),
  lineHeight: rem(60),
  letterSpacing: "-.05em",
  fontWeight: 640,
  fontVariantNumeric: "lining-nums",
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 8, textDecorationThickness: 2 },
  "@media": {
    [media.laptop]: { fontSize: rem(44) },
    [media.tablet]: { fontSize: rem(36), lineHeight: rem(44) },
    [media.mobile]: { paddingBlockStart: 48, fontSize: `min(${rem(44)}, 11.2vw)` },
  },
});

/** Whose number it is, where the firm has one next to the agent's. */
export const phoneOwner = templateStyle({
  display: "block",
  fontSize: rem(17),
  lineHeight: rem(26),
  letterSpacing: "-.02em",
  fontWeight: 560,
});

/** Directly below the number of the agent. */
export const firmPhone = templateStyle({});
templateGlobal(`${phone}${firmPhone}`, { marginBlockStart: 20, paddingBlockStart: 0 });

export const channels = templateStyle({ marginBlockStart: 28, borderBlockStart: planeRule });
templateGlobal(`${channels} .${channel}`, { borderBlockEnd: planeRule });

export const contactForm = templateStyle({
  gridColumn: "7 / 13",
  paddingBlock: "112px 104px",
  "@media": { [media.mobile]: { gridColumn: "1", paddingBlock: "56px 72px" } },
});

/* Footer: monogram and name at 28 px. */

export const footer = templateStyle({
  paddingBlock: "64px 72px",
  fontSize: rem(14),
  lineHeight: rem(23),
  color: vars.scheme.text2,
  background: vars.scheme.surface,
  "@media": { [media.mobile]: { paddingBlock: "40px 110px" } },
});

export const footerInner = templateStyle({ ...columns, rowGap: 24, alignItems: "end" });

export const footerName = templateStyle({
  gridColumn: "1 / 6",
  display: "flex",
  alignItems: "center",
  gap: 20,
  alignSelf: "start",
  "@media": { [media.tablet]: { gridColumn: "1 / 8" }, [media.mobile]: { gridColumn: "1" } },
});
templateGlobal(`${footerName} .${strong}`, {
  fontSize: rem(28),
  lineHeight: rem(36),
  letterSpacing: "-.035em",
  fontWeight: 660,
  "@media": { [media.mobile]: { fontSize: rem(24), lineHeight: rem(32) } },
});
templateGlobal(`${footerName} .${strong}:lang(ja)`, { letterSpacing: 0 });

export const footerMonogram = templateStyle({
  width: 88,
  height: 88,
  alignSelf: "flex-start",
  fontSize: 42,
  "@media": { [media.mobile]: { width: 64, height: 64, fontSize: 30 } },
});

export const footerText = templateStyle({
  gridColumn: "6 / 10",
  alignSelf: "start",
  "@media": {
    [media.tablet]: { gridColumn: "1 / 8" },
    [media.mobile]: { gridColumn: "1" },
  },
});

export const footerMarks = templateStyle({
  gridColumn: "10 / 13",
  alignSelf: "start",
  "@media": {
    [media.tablet]: { gridColumn: "8 / 13" },
    [media.mobile]: { gridColumn: "1" },
  },
});
templateGlobal(`${footerMarks} > p + p`, { marginBlockStart: 12 });
