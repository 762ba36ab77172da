import { media } from "../../styles/media.ts";
import { inLanguage } from "../../styles/states.ts";
import { distance } from "../../styles/distance.ts";
import { exact } from "../../styles/exact.ts";
import { windowEdge } from "../../styles/layout.css.ts";
import { role } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { vars } from "../../theme/contract.css.ts";
import { aboveBar } from "../sections/contact-bar.css.ts";
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

/** Next to a column of text. */
const tabletHeading = role("title").fontSize;

/* Video: a color area from the left edge, which the video crosses. */

export const video = templateStyle({
  position: "relative",
  paddingBlock: distance.section,
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
      fontSize: exact(`min(${role("section").fontSize}, 7.4vw)`, "the color area"),
    },
  },
});

const videoStart = {
  marginInlineStart: exact("calc(100% * 224 / 1312)", "the columns"),
  "@media": { [media.mobile]: { marginInlineStart: 0 } },
} as const;

export const videoFrame = templateStyle({
  ...videoStart,
  "@media": {
    [media.mobile]: {
      marginInlineStart: 0,
      marginInlineEnd: windowEdge,
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
templateGlobal(`${videoCaption} > p:first-child:not(:last-child)`, role("card"));

/* Text with a photo that is taller than its color band. */

export const story = templateStyle({
  marginBlockStart: 64,
  background: vars.scheme.surface2,
  "@media": { [media.mobile]: { marginBlockStart: 40 } },
});

export const storyInner = templateStyle({ ...columns, alignItems: "center" });

export const storyPhoto = templateStyle({
  gridColumn: "1 / 6",
  minHeight: 640,
  marginBlockStart: -64,
  alignSelf: "stretch",
  "@media": {
    [media.tablet]: { minHeight: 480 },
    [media.mobile]: {
      gridColumn: "1",
      minHeight: 400,
      marginBlockStart: -40,
      marginInlineStart: windowEdge,
    },
  },
});

export const storyText = templateStyle({
  gridColumn: "7 / 13",
  paddingBlock: 64,
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
  ...role("lead"),
  maxWidth: "34em",
  selectors: {
    [inLanguage.ja]: { wordBreak: "normal" },
  },
});

/* Testimonials on the color area: the first one large, the others in two columns. */

export const quotes = templateStyle([
  onPlane,
  {
    paddingBlock: distance.section,
    background: vars.scheme.plane,
  },
]);

export const quotesHeading = templateStyle({
  marginBlockEnd: 40,
  ...role("lead", { weight: "strong", reading: false }),
  "@media": { [media.mobile]: { marginBlockEnd: 24 } },
});

export const firstQuote = templateStyle({
  maxWidth: 1090,
  ...role("section"),
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  "@media": {
    [media.mobile]: {
      fontSize: exact(`min(${role("section").fontSize}, 7.5vw)`, "twelve Japanese characters"),
    },
  },
});

/** A long first testimonial: more than four lines at full size. */
export const longQuote = templateStyle([
  firstQuote,
  {
    ...role("heading", { weight: "semibold" }),
    lineHeight: vars.line.small,
    "@media": { [media.mobile]: { fontSize: role("heading").fontSize } },
  },
]);

export const quoteList = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "40px 24px",
  marginBlockStart: distance.band,
  borderBlockStart: planeRule,
  paddingBlockStart: 24,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 24,
    },
  },
});
templateGlobal(`${quoteList} > li`, {
  paddingInlineEnd: 64,
  "@media": { [media.tablet]: { paddingInlineEnd: 24 }, [media.mobile]: { paddingInlineEnd: 0 } },
});
templateGlobal(`${quoteList} > li + li`, {
  "@media": { [media.mobile]: { borderBlockStart: planeRule, paddingBlockStart: 24 } },
});

export const quote = templateStyle({
  ...role("card", { weight: "medium" }),
  lineHeight: vars.line.small,
});

export const quoteSource = templateStyle({
  marginBlockStart: 20,
  ...role("base"),
});

/* Questions at 24 px. */

/** Class of the section. */
export const questions = templateStyle({});
templateGlobal(`${questions} h2`, { "@media": { [media.tablet]: { fontSize: tabletHeading } } });
templateGlobal(`${questions} .${rows}`, { borderBlockStartColor: vars.scheme.text });
templateGlobal(`${questions} .${question}`, {
  minHeight: 84,
  ...role("lead", { weight: "semibold", reading: false }),
  "@media": { [media.mobile]: { minHeight: 72 } },
});
templateGlobal(`${questions} .${answer}`, {
  maxWidth: "36em",
  paddingBlockEnd: 32,
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
    paddingBlockStart: distance.section,
    paddingBlockEnd: distance.band,
    paddingInlineEnd: 40,
    "@media": {
      [media.tablet]: { paddingInlineEnd: 20 },
      [media.mobile]: {
        gridColumn: "1",
        marginInline: windowEdge,
        paddingInline: vars.layout.margin,
        background: vars.scheme.plane,
      },
    },
  },
]);

export const contactHeading = templateStyle(role("banner"));

export const contactLead = templateStyle({
  marginBlockStart: 16,
  ...role("body", { reading: false }),
  whiteSpace: "pre-line",
  textWrap: "balance",
});

export const phone = templateStyle({
  marginBlockStart: "auto",
  paddingBlockStart: distance.band,
  ...role("section", { latin: true }),
  fontVariantNumeric: "lining-nums",
  textDecoration: "none",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 8, textDecorationThickness: 2 },
  "@media": {
    [media.mobile]: {
      fontSize: exact(
        `min(${role("display", { latin: true }).fontSize}, 11.2vw)`,
        "a phone number",
      ),
    },
  },
});

/** Whose number it is, where the firm has one next to the agent's. */
export const phoneOwner = templateStyle({
  display: "block",
  ...role("body", { weight: "semibold", reading: false }),
  letterSpacing: "initial",
});

/** Directly below the number of the agent. */
export const firmPhone = templateStyle({});
templateGlobal(`${phone}${firmPhone}`, { marginBlockStart: 20, paddingBlockStart: 0 });

export const channels = templateStyle({ marginBlockStart: 24, borderBlockStart: planeRule });
templateGlobal(`${channels} .${channel}`, { borderBlockEnd: planeRule });

export const contactForm = templateStyle({
  gridColumn: "7 / 13",
  paddingBlock: distance.section,
  "@media": { [media.mobile]: { gridColumn: "1" } },
});

/* Footer: monogram and name at 28 px. */

export const footer = templateStyle({
  paddingBlock: 64,
  ...role("caption"),
  color: vars.scheme.text2,
  background: vars.scheme.surface,
  "@media": { [media.mobile]: { paddingBlockStart: 40, paddingBlockEnd: aboveBar } },
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
templateGlobal(`${footerName} .${strong}`, role("card"));

export const footerMonogram = templateStyle({
  width: 88,
  height: 88,
  alignSelf: "flex-start",
  fontSize: exact(42, "the box"),
  "@media": { [media.mobile]: { width: 64, height: 64, fontSize: exact(30, "the box") } },
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
