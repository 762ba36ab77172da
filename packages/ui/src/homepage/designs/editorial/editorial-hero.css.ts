import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { display } from "../../../styles/display.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { vars } from "../../../theme/contract.css.ts";
import { belowHeader } from "../../sections/homepage-header.css.ts";
import { serif, serifPerScript } from "./serif.css.ts";

export const root = templateStyle({
  minHeight: 900,
  paddingBlockStart: belowHeader.wide,
  "@media": {
    [media.tablet]: { minHeight: 0, paddingBlockEnd: 40 },
    [media.mobile]: { minHeight: 0, paddingBlockStart: belowHeader.mobile },
  },
});

/** Seven of twelve columns, minus a margin. */
const sevenColumns = (margins: number) =>
  `calc((100vw - ${margins}px - 264px) * 7 / 12 + 144px - 16px)`;

const opening = {
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gridTemplateRows: "auto auto minmax(0, 1fr)",
  columnGap: 24,
  minHeight: 740,
} as const;

/** Name in columns 1 to 7, photo in 8 to 12, facts below the name. */
export const horizontal = templateStyle({
  ...opening,
  vars: { "--name-room": "740px" },
  "@media": {
    [media.laptop]: { vars: { "--name-room": sevenColumns(96) } },
    [media.tablet]: { minHeight: 620, vars: { "--name-room": sevenColumns(64) } },
    [media.mobile]: {
      display: "flex",
      flexDirection: "column",
      minHeight: 0,
      vars: { "--name-room": `calc(100vw - 2 * ${vars.layout.margin})` },
    },
  },
});

/** Facts at the bottom of columns 1 to 4, photo in 5 to 9, vertical name in 10 to 12. */
export const vertical = templateStyle({
  ...opening,
  position: "relative",
  vars: { "--name-room": "640px" },
  "@media": {
    [media.tablet]: { minHeight: 620, vars: { "--name-room": "480px" } },
    [media.mobile]: {
      display: "flex",
      flexDirection: "column",
      minHeight: 0,
      vars: { "--name-room": "min(400px, (100vw - 144px) * 1.6)" },
    },
  },
});

export const name = templateStyle(display("nameEditorial"));

// The firm can be in another script than the name.
templateGlobal(`${name} > [data-firm]:lang(en)`, {
  fontFamily: vars.font.serif,
  fontWeight: weight.regular,
});
templateGlobal(`${name} > [data-firm]:lang(ko)`, { fontFamily: vars.font.serif });
templateGlobal(`${name} > [data-firm]:lang(ja)`, { fontFamily: vars.font.serifJa });

const long = (size: number) => ({ fontSize: exact(rem(size), "a long name") });

templateGlobal(`${name}[data-long][data-long]`, {
  ...long(88),
  "@media": {
    [media.laptop]: long(88),
    [media.tablet]: long(60),
    [media.mobile]: long(48),
  },
});

templateGlobal(`${horizontal} > ${name}`, {
  gridColumn: "1 / 8",
  gridRow: 1,
  paddingBlockStart: 24,
  "@media": { [media.mobile]: { paddingBlockStart: 32 } },
});

// First and last name on separate lines.
templateGlobal(`${horizontal} > ${name}:not(:lang(ja))[data-words="2"] > span > span`, {
  display: "block",
  width: "fit-content",
});

// Physical properties, since logical ones depend on the vertical writing mode.
templateGlobal(`${vertical} > ${name}`, {
  gridColumn: "10 / 13",
  gridRow: "1 / 4",
  justifySelf: "end",
  paddingTop: 32,
  writingMode: "vertical-rl",
  whiteSpace: "nowrap",
  fontFeatureSettings: "normal",
  "@media": {
    [media.mobile]: {
      position: "absolute",
      right: 0,
      top: 0,
      paddingTop: 0,
      letterSpacing: exact(".06em", "vertical text"),
    },
  },
});

export const tagline = templateStyle({
  ...role("card"),
  ...serif,
  marginTop: 24,
  whiteSpace: "pre-line",
  textWrap: "balance",
  selectors: {
    [inLanguage.ja]: { ...serifPerScript[inLanguage.ja], fontWeight: weight.regular },
  },
  "@media": {
    [media.mobile]: { marginTop: 16 },
  },
});

templateGlobal(`${horizontal} > ${tagline}`, { gridColumn: "1 / 8", gridRow: 2 });

/** Left of the name; horizontal and above the facts in other languages. */
export const hanging = templateStyle({});

templateGlobal(`${vertical} > ${tagline}`, {
  gridColumn: "1 / 5",
  gridRow: 2,
  "@media": { [media.mobile]: { marginTop: 40 } },
});

templateGlobal(`${vertical} > ${tagline}${hanging}`, {
  "@media": {
    [media.aboveMobile]: {
      gridColumn: "10 / 13",
      gridRow: "1 / 4",
      justifySelf: "end",
      maxHeight: 680,
      marginTop: 0,
      // The name column and its margin.
      marginRight: exact(172, "the name"),
      paddingTop: 40,
      writingMode: "vertical-rl",
      lineHeight: vars.line.lead,
      letterSpacing: exact(".14em", "vertical text"),
      fontFeatureSettings: "normal",
    },
    [media.tablet]: {
      maxHeight: 560,
      marginRight: exact(115, "the name"),
      fontSize: role("lead", { reading: false }).fontSize,
    },
  },
});

export const photo = templateStyle({
  gridRow: "1 / 4",
  alignSelf: "end",
  "@media": { [media.mobile]: { order: -1, flex: "none" } },
});

templateGlobal(`${horizontal} > ${photo}`, {
  gridColumn: "8 / 13",
  height: 740,
  "@media": {
    [media.tablet]: { height: 580 },
    [media.mobile]: { width: "100%", height: 420 },
  },
});

templateGlobal(`${vertical} > ${photo}`, {
  gridColumn: "5 / 10",
  height: 700,
  "@media": {
    [media.tablet]: { height: 580 },
    [media.mobile]: {
      alignSelf: "flex-start",
      width: "calc(100% - 104px)",
      // Not so narrow for its height that the sides of the head are cut off on small phones.
      height: "calc(var(--name-room) * 1.1)",
    },
  },
});

export const monogram = templateStyle({
  display: "grid",
  placeItems: "end center",
  overflow: "hidden",
  background: vars.scheme.plane,
});

export const heroFooter = templateStyle({
  gridColumn: "1 / 5",
  gridRow: 3,
  alignSelf: "end",
  paddingBlockEnd: 40,
  paddingInlineEnd: 40,
  "@media": {
    [media.mobile]: { width: "100%", paddingBlock: "24px 64px", paddingInline: 0 },
  },
});

templateGlobal(`${horizontal} > ${heroFooter}`, {
  gridColumn: "1 / 8",
  maxWidth: 520,
  // Otherwise a name and tagline of two lines each would touch the first rule.
  paddingBlockStart: 32,
  "@media": { [media.mobile]: { maxWidth: "none", paddingBlockStart: 24 } },
});

export const facts = templateStyle({
  marginBlockEnd: 32,
  "@media": { [media.mobile]: { marginBlockEnd: 24 } },
});

templateGlobal(`${facts} > div`, {
  display: "grid",
  gridTemplateColumns: "100px minmax(0, 1fr)",
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  paddingBlock: 12,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
