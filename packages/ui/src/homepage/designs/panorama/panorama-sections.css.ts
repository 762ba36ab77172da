import { fields } from "../../../forms/contact-form/contact-form.css.ts";
import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { vars } from "../../../theme/contract.css.ts";

const { layout, scheme } = vars;

/** `text("section")` sets a size per script, so an override must do so too. */
const everyScript = (size: string) => ({
  fontSize: size,
  selectors: {
    [inLanguage.ko]: { fontSize: size },
    [inLanguage.en]: { fontSize: size },
    [inLanguage.ja]: { fontSize: size },
  },
});

/** Heading of an extra section and of the contact section. */
export const display = templateStyle({
  fontSize: rem(92),
  lineHeight: 1,
  letterSpacing: "-.055em",
  fontWeight: 540,
  whiteSpace: "pre-line",
  selectors: {
    [inLanguage.ko]: { fontSize: rem(80), lineHeight: 1.12, fontWeight: 660 },
    [inLanguage.ja]: { fontSize: rem(72), lineHeight: 1.2, fontWeight: 600, letterSpacing: 0 },
  },
  "@media": {
    [media.laptop]: everyScript(`calc(${rem(64)} + (100vw - ${rem(1100)}) * .05)`),
    [media.tablet]: everyScript(rem(60)),
    [media.mobile]: everyScript(`min(${rem(48)}, 12vw)`),
  },
});

/** Small heading over large text. */
export const quietHeading = templateStyle({
  marginBlockEnd: 24,
  lineHeight: rem(26),
  fontWeight: 600,
  letterSpacing: "-.01em",
  color: scheme.text2,
  ...everyScript(rem(17)),
  "@media": { [media.mobile]: everyScript(rem(17)) },
});

/* Video. */

export const video = templateStyle({
  aspectRatio: "auto",
  height: 760,
  "@media": { [media.tablet]: { height: 460 }, [media.mobile]: { height: 300 } },
});

export const videoCaption = templateStyle({
  alignItems: "baseline",
  paddingBlockStart: 24,
  "@media": { [media.mobile]: { paddingBlockStart: 16 } },
});

templateGlobal(`${videoCaption} > p:first-child:not(:last-child)`, {
  maxWidth: "26em",
  fontSize: rem(32),
  lineHeight: 1.3,
  fontWeight: 560,
  letterSpacing: "-.035em",
  "@media": {
    [media.tablet]: { fontSize: rem(26) },
    [media.mobile]: { fontSize: rem(22) },
  },
});
templateGlobal(`${videoCaption} > p:last-child`, {
  flex: "none",
  "@media": { [media.mobile]: { flex: "0 1 auto" } },
});

/* Extra section. */

export const statement = templateStyle([
  grid,
  { rowGap: 44, "@media": { [media.mobile]: { rowGap: 24 } } },
]);

templateGlobal(`${statement} > *`, { gridColumn: "1 / -1" });
templateGlobal(`${statement} > ${display}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / 11" } },
});

export const statementPhoto = templateStyle({ aspectRatio: "16 / 9" });

export const statementBody = templateStyle({});

templateGlobal(`${statement} > ${statementBody}`, {
  "@media": {
    [media.aboveMobile]: { gridColumn: "5 / 12" },
    [media.tablet]: { gridColumn: "3 / -1" },
  },
});

export const statementText = templateStyle({
  fontSize: bodyRelativeSize(26),
  lineHeight: 1.46,
  letterSpacing: "-.025em",
  selectors: {
    [inLanguage.ko]: { fontSize: bodyRelativeSize(23), lineHeight: 1.75 },
    [inLanguage.ja]: {
      fontSize: bodyRelativeSize(22),
      lineHeight: 1.85,
      letterSpacing: 0,
      wordBreak: "normal",
    },
  },
  "@media": {
    [media.mobile]: { ...everyScript(bodyRelativeSize(19)), lineHeight: 1.6 },
  },
});

/* Testimonials. */

export const quotes = templateStyle({ borderBlockStart: `1px solid ${scheme.line}` });

templateGlobal(`${quotes} > li + li`, { borderBlockStart: `1px solid ${scheme.line}` });

export const quote = templateStyle([
  grid,
  {
    margin: 0,
    alignItems: "baseline",
    rowGap: 16,
    paddingBlock: 56,
    "@media": { [media.mobile]: { paddingBlock: 36 } },
  },
]);

templateGlobal(`${quote} > *`, { gridColumn: "1 / -1", margin: 0 });
templateGlobal(`${quote} > blockquote`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / 9" } },
});

export const quoteText = templateStyle({
  fontSize: bodyRelativeSize(28),
  lineHeight: 1.36,
  letterSpacing: "-.03em",
  fontWeight: 500,
  textWrap: "pretty",
  selectors: {
    [inLanguage.ko]: { fontSize: bodyRelativeSize(25), lineHeight: 1.6 },
    [inLanguage.ja]: {
      fontSize: bodyRelativeSize(24),
      lineHeight: 1.7,
      letterSpacing: 0,
      wordBreak: "auto-phrase",
    },
  },
  "@media": { [media.mobile]: everyScript(bodyRelativeSize(21)) },
});

export const quoteSource = templateStyle({
  fontSize: rem(16),
  lineHeight: rem(26),
  color: scheme.text2,
});

templateGlobal(`${quote} > ${quoteSource}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "10 / -1" } },
});

export const largeQuote = templateStyle({});

templateGlobal(`${largeQuote} > ${quote}`, {
  paddingBlock: 88,
  "@media": { [media.mobile]: { paddingBlock: 36 } },
});
templateGlobal(`${largeQuote} > ${quote} > *`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / -1" } },
});

const large = (size: string) => `${largeQuote} ${quoteText}${size}`;

templateGlobal(large(""), {
  fontSize: bodyRelativeSize(64),
  lineHeight: 1.1,
  letterSpacing: "-.05em",
  fontWeight: 520,
  "@media": {
    [media.laptop]: { fontSize: bodyRelativeSize(52) },
    [media.tablet]: { fontSize: bodyRelativeSize(40) },
    [media.mobile]: { fontSize: bodyRelativeSize(34), lineHeight: 1.2 },
  },
});
templateGlobal(large(":is(:lang(ko), :lang(ja))"), {
  fontSize: bodyRelativeSize(48),
  lineHeight: 1.4,
  letterSpacing: "-.045em",
  fontWeight: 600,
  "@media": {
    [media.tablet]: { fontSize: bodyRelativeSize(38) },
    [media.mobile]: { fontSize: bodyRelativeSize(28), lineHeight: 1.45 },
  },
});
templateGlobal(large(":lang(ja)"), {
  letterSpacing: 0,
  // A phrase of eleven characters fits.
  "@media": { [media.mobile]: { fontSize: `min(${bodyRelativeSize(28)}, 7.6vw)` } },
});

/* Contact. */

export const contactHead = templateStyle([
  grid,
  {
    rowGap: 16,
    alignItems: "end",
    paddingBlockEnd: 64,
    "@media": { [media.mobile]: { paddingBlockEnd: 40 } },
  },
]);

templateGlobal(`${contactHead} > ${display}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / 8" } },
});

export const contactLead = templateStyle({
  fontSize: rem(20),
  lineHeight: 1.55,
  letterSpacing: "-.02em",
  color: scheme.text2,
  whiteSpace: "pre-line",
  textWrap: "balance",
  "@media": {
    [media.aboveMobile]: { gridColumn: "8 / -1" },
    [media.mobile]: { fontSize: rem(17) },
  },
});

export const channels = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(240)}), 1fr))`,
  marginBlockEnd: 64,
  // Each cell draws the rules above and before it. In the first column the one before it is outside of the list.
  overflow: "hidden",
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { marginBlockEnd: 44 } },
});

templateGlobal(`${channels} > li`, {
  minWidth: 0,
  marginInlineStart: -20,
  border: `solid ${scheme.line}`,
  borderWidth: "1px 0 0 1px",
});

export const channel = templateStyle({
  display: "block",
  minHeight: 100,
  padding: 20,
  textDecoration: "none",
  outlineOffset: -3,
  "@media": {
    [media.mobile]: {
      minHeight: 76,
      paddingBlock: 12,
    },
  },
});

export const channelLabel = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 6,
  fontSize: rem(14),
  lineHeight: rem(21),
  color: scheme.text2,
});

export const channelTarget = templateStyle({
  display: "block",
  fontSize: rem(19),
  lineHeight: rem(30),
  fontWeight: 600,
  letterSpacing: "-.03em",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": { [media.mobile]: { fontSize: rem(17), lineHeight: rem(26) } },
});

templateGlobal(`${channel}:hover ${channelTarget}`, {
  textDecoration: "underline",
  textUnderlineOffset: 5,
  textDecorationThickness: 1,
});

export const form = templateStyle({});

// Names, phone and email in one row.
templateGlobal(`${form} .${fields}`, {
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1.2fr)",
    },
  },
});
templateGlobal(`${form} .${fields} > :is(:nth-child(3), :nth-child(4))`, {
  "@media": { [media.aboveMobile]: { gridColumn: "auto" } },
});

export const share = templateStyle({ marginBlockStart: 48 });

/* Footer. */

export const footer = templateStyle({
  paddingBlock: "56px 64px",
  fontSize: rem(14),
  lineHeight: rem(23),
  color: scheme.text2,
  background: scheme.surface,
  borderBlockStart: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { paddingBlock: "40px 100px" } },
});

export const footerColumns = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)",
  gap: layout.gutter,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const footerLogo = templateStyle({
  color: scheme.text,
  "@media": { [media.mobile]: { selectors: { "&:empty": { display: "none" } } } },
});

export const footerEnd = templateStyle({});
templateGlobal(`${footerEnd} > p + p`, { marginBlockStart: 12 });
