import { fields } from "../../../forms/contact-form/contact-form.css.ts";
import { distance } from "../../../styles/distance.ts";
import { rem } from "../../../styles/rem.ts";
import { display } from "../../../styles/display.ts";
import { exact } from "../../../styles/exact.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";

import { aboveBar } from "../../sections/contact-bar.css.ts";

const { layout, scheme } = vars;

/** Heading of an extra section and of the contact section. */
export const largeHeading = templateStyle([display("headingPanorama"), { whiteSpace: "pre-line" }]);

/** Small heading over large text. */
export const quietHeading = templateStyle({
  marginBlockEnd: 24,
  ...role("body", { weight: "semibold", reading: false }),
  letterSpacing: "inherit",
  color: scheme.text2,
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
  ...role("heading", { weight: "semibold" }),
});
templateGlobal(`${videoCaption} > p:last-child`, {
  flex: "none",
  "@media": { [media.mobile]: { flex: "0 1 auto" } },
});

/* Extra section. */

export const statement = templateStyle([
  grid,
  { rowGap: 40, "@media": { [media.mobile]: { rowGap: 24 } } },
]);

templateGlobal(`${statement} > *`, { gridColumn: "1 / -1" });
templateGlobal(`${statement} > ${largeHeading}`, {
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
  ...role("card", { weight: "regular", reading: true }),
  // A text of several lines.
  lineHeight: vars.line.lead,
  selectors: { [inLanguage.ja]: { wordBreak: "normal" } },
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
    paddingBlock: 64,
    "@media": { [media.mobile]: { paddingBlock: 32 } },
  },
]);

templateGlobal(`${quote} > *`, { gridColumn: "1 / -1", margin: 0 });
templateGlobal(`${quote} > blockquote`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / 9" } },
});

export const quoteText = templateStyle({
  ...role("card", { weight: "medium", reading: true }),
  lineHeight: vars.line.small,
  textWrap: "pretty",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
});

export const quoteSource = templateStyle({
  ...role("base"),
  color: scheme.text2,
});

templateGlobal(`${quote} > ${quoteSource}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "10 / -1" } },
});

export const largeQuote = templateStyle({});

templateGlobal(`${largeQuote} > ${quote}`, {
  paddingBlock: distance.band,
});
templateGlobal(`${largeQuote} > ${quote} > *`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / -1" } },
});

const large = (size: string) => `${largeQuote} ${quoteText}${size}`;

templateGlobal(large(""), role("banner", { weight: "medium", reading: true }));
templateGlobal(large(":is(:lang(ko), :lang(ja))"), role("section", { reading: true }));
templateGlobal(large(":lang(ja)"), {
  "@media": {
    [media.mobile]: {
      fontSize: exact(
        `min(${role("section", { reading: true }).fontSize}, 7.6vw)`,
        "eleven Japanese characters",
      ),
    },
  },
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

templateGlobal(`${contactHead} > ${largeHeading}`, {
  "@media": { [media.aboveMobile]: { gridColumn: "1 / 8" } },
});

export const contactLead = templateStyle({
  ...role("lead", { reading: false }),
  color: scheme.text2,
  whiteSpace: "pre-line",
  textWrap: "balance",
  "@media": {
    [media.aboveMobile]: { gridColumn: "8 / -1" },
  },
});

export const channels = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(240)}), 1fr))`,
  marginBlockEnd: 64,
  // Each cell draws the rules above and before it. In the first column the one before it is outside of the list.
  overflow: "hidden",
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { marginBlockEnd: 40 } },
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
  gap: 4,
  ...role("caption"),
  color: scheme.text2,
});

export const channelTarget = templateStyle({
  display: "block",
  ...role("body", { weight: "semibold", reading: false }),
  fontVariantNumeric: "tabular-nums lining-nums",
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

export const share = templateStyle({ marginBlockStart: 40 });

/* Footer. */

export const footer = templateStyle({
  paddingBlock: 64,
  ...role("caption"),
  color: scheme.text2,
  background: scheme.surface,
  borderBlockStart: `1px solid ${scheme.line}`,
  "@media": { [media.mobile]: { paddingBlockStart: 40, paddingBlockEnd: aboveBar } },
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
