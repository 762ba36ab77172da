import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { vars } from "../../../theme/contract.css.ts";
import { vertical } from "./editorial-title.css.ts";
import { serif } from "./serif.css.ts";

const { layout, scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
const wide = (gridColumn: string) => ({ [media.aboveMobile]: { gridColumn } });

/* Video. */

export const videoInner = templateStyle([grid, { rowGap: 28 }]);

export const videoHeading = templateStyle({
  fontSize: rem(40),
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 4" },
    [media.tablet]: { gridColumn: "1 / -1", fontSize: rem(32) },
    [media.mobile]: { fontSize: rem(32) },
  },
});
templateGlobal(`${videoHeading}.${vertical}`, {
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 4", justifySelf: "start" },
    [media.tablet]: { maxHeight: rem(350) },
  },
});

export const videoBody = templateStyle({ "@media": wide("4 / 13") });

export const videoFrame = templateStyle({
  "@media": { [media.mobile]: { marginInline: `calc(-1 * ${layout.margin})` } },
});

export const videoCaption = templateStyle({});
templateGlobal(`${videoCaption} > p:last-child`, { marginInlineStart: 0 });

/* Text. */

export const text = templateStyle({
  fontSize: bodyRelativeSize(18),
  lineHeight: 2,
  selectors: {
    [inLanguage.en]: { lineHeight: 1.72 },
    [inLanguage.ja]: { lineHeight: 2.15, wordBreak: "normal" },
  },
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(17) } },
});

export const columns = templateStyle({
  columns: 2,
  columnGap: 48,
  "@media": { [media.mobile]: { columns: "auto" } },
});

export const storyInner = templateStyle([
  grid,
  {
    gridTemplateRows: "auto minmax(0, 1fr)",
    rowGap: 28,
    "@media": { [media.mobile]: { gridTemplateRows: "none" } },
  },
]);

export const storyPhoto = templateStyle({
  height: 760,
  "@media": {
    [media.aboveMobile]: { gridArea: "1 / 1 / 3 / 7" },
    [media.tablet]: { height: 600 },
    [media.mobile]: {
      height: 440,
      marginInline: `calc(-1 * ${layout.margin}) 62px`,
      marginBlockEnd: 8,
    },
  },
});

export const storyHeading = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridArea: "1 / 9 / 2 / 13" },
    [media.tablet]: { gridColumn: "8 / 13", fontSize: rem(36) },
  },
});
templateGlobal(`${storyHeading}.${vertical}`, {
  "@media": {
    [media.aboveMobile]: { gridArea: "1 / 7 / 3 / 9", justifySelf: "center" },
    [media.tablet]: { gridColumn: "7 / 9" },
  },
});

export const storyText = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridArea: "2 / 9 / 3 / 13", alignSelf: "end" },
    [media.tablet]: { gridColumn: "8 / 13" },
  },
});
templateGlobal(`.${vertical} + ${storyText}`, {
  "@media": { [media.tablet]: { gridColumn: "9 / 13" } },
});

export const textInner = templateStyle([grid, { rowGap: 28 }]);

export const textHeading = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 5" },
    [media.tablet]: { fontSize: rem(36) },
  },
});
templateGlobal(`${textHeading}.${vertical}`, {
  "@media": { [media.aboveMobile]: { gridArea: "1 / 11 / 2 / 13", justifySelf: "end" } },
});

/** Left of a vertical heading, at its lower end. */
export const textAtStart = templateStyle({
  "@media": { [media.aboveMobile]: { gridArea: "1 / 1 / 2 / 10", alignSelf: "end" } },
});
export const textAtEnd = templateStyle({ "@media": wide("5 / 13") });

/* Questions. */

export const questionsHeading = templateStyle({
  marginBlockEnd: 28,
  fontSize: rem(44),
  "@media": { [media.mobile]: { marginBlockEnd: 20, fontSize: rem(32) } },
});

export const row = templateStyle([
  grid,
  {
    alignItems: "baseline",
    rowGap: 8,
    borderBlockStart: hairline,
    paddingBlock: "28px 30px",
    "@media": { [media.mobile]: { paddingBlock: 22 } },
  },
]);

export const question = templateStyle({
  ...serif,
  fontSize: rem(24),
  lineHeight: 1.4,
  letterSpacing: "-.015em",
  selectors: {
    [inLanguage.ko]: { fontWeight: 500, letterSpacing: "-.03em" },
    [inLanguage.ja]: {
      fontFamily: vars.font.serifJa,
      lineHeight: 1.7,
      fontWeight: 500,
      letterSpacing: ".03em",
    },
  },
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 6", paddingInlineEnd: 24 },
    [media.mobile]: { fontSize: rem(20) },
  },
});

export const answer = templateStyle({
  maxWidth: "44em",
  fontSize: bodyRelativeSize(17),
  lineHeight: 1.85,
  selectors: {
    [inLanguage.en]: { lineHeight: 1.68 },
    [inLanguage.ja]: { lineHeight: 2.05, wordBreak: "normal" },
  },
  "@media": {
    ...wide("6 / 13"),
    [media.mobile]: { fontSize: bodyRelativeSize(16) },
  },
});

/* Links and team. */

/** Class of the section: お役立ちリンク fits next to the rows. */
export const links = templateStyle({});
templateGlobal(`${links} h2`, { "@media": { [media.tablet]: { fontSize: rem(32) } } });
