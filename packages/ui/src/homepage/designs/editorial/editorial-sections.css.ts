import { rem } from "../../../styles/rem.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid, windowEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";
import { vertical } from "./editorial-title.css.ts";
import { serif, serifPerScript } from "./serif.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
const wide = (gridColumn: string) => ({ [media.aboveMobile]: { gridColumn } });

/* Video. */

export const videoInner = templateStyle([grid, { rowGap: 24 }]);

export const videoHeading = templateStyle({
  ...role("title"),
  ...serif,
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 4" },
    [media.tablet]: { gridColumn: "1 / -1" },
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
  "@media": { [media.mobile]: { marginInline: windowEdge } },
});

export const videoCaption = templateStyle({});
templateGlobal(`${videoCaption} > p:last-child`, { marginInlineStart: 0 });

/* Text. */

export const text = templateStyle({
  ...role("body"),
  selectors: {
    [inLanguage.ja]: { wordBreak: "normal" },
  },
});

export const columns = templateStyle({
  columns: 2,
  columnGap: 40,
  "@media": { [media.mobile]: { columns: "auto" } },
});

export const storyInner = templateStyle([
  grid,
  {
    gridTemplateRows: "auto minmax(0, 1fr)",
    rowGap: 24,
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
      marginInlineStart: windowEdge,
      marginInlineEnd: 64,
      marginBlockEnd: 8,
    },
  },
});

export const storyHeading = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridArea: "1 / 9 / 2 / 13" },
    [media.tablet]: { gridColumn: "8 / 13", fontSize: role("title").fontSize },
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

export const textInner = templateStyle([grid, { rowGap: 24 }]);

export const textHeading = templateStyle({
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 5" },
    [media.tablet]: { fontSize: role("title").fontSize },
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
  marginBlockEnd: 24,
  "@media": { [media.mobile]: { marginBlockEnd: 20 } },
});

export const row = templateStyle([
  grid,
  {
    alignItems: "baseline",
    rowGap: 8,
    borderBlockStart: hairline,
    paddingBlock: "24px 32px",
    "@media": { [media.mobile]: { paddingBlock: 20 } },
  },
]);

export const question = templateStyle({
  ...role("card"),
  ...serif,
  selectors: serifPerScript,
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 6", paddingInlineEnd: 24 },
  },
});

export const answer = templateStyle({
  maxWidth: "44em",
  ...role("body"),
  selectors: {
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": {
    ...wide("6 / 13"),
  },
});

/* Links and team. */

/** Class of the section: お役立ちリンク fits next to the rows. */
export const links = templateStyle({});
templateGlobal(`${links} h2`, {
  "@media": { [media.tablet]: { fontSize: role("heading").fontSize } },
});
