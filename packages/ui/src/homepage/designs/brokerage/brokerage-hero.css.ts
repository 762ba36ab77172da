import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { display } from "../../../styles/display.ts";
import { vars } from "../../../theme/contract.css.ts";
import * as header from "../../sections/homepage-header.css.ts";

const { scheme } = vars;

export const root = templateStyle({
  paddingBlockStart: header.belowHeader.wide,
  paddingBlockEnd: 64,
  overflow: "hidden",
  "@media": {
    [media.mobile]: { paddingBlockStart: header.belowHeader.mobile, paddingBlockEnd: 40 },
  },
});

export const statement = templateStyle([
  grid,
  {
    rowGap: 24,
    alignItems: "end",
    paddingBlock: "32px 40px",
    "@media": { [media.mobile]: { display: "block", paddingBlock: "24px 12px" } },
  },
]);

export const name = templateStyle([
  display("nameBrokerage"),
  {
    gridColumn: "1 / -1",
    marginInlineStart: exact("-.03em", "the name"),
    vars: { "--name-room": `min(${vars.layout.max}, 100vw - 2 * ${vars.layout.margin})` },
  },
]);

const widestWord = "var(--name-room) / var(--name-width)";

// One line if it fits at 72 px or more; words are never broken.
templateGlobal(`${name} > span`, {
  fontSize: exact(
    `min(1em, max(${rem(72)}, var(--name-room) / var(--name-line)), ${widestWord})`,
    "the name",
  ),
  "@media": { [media.mobile]: { fontSize: exact(`min(1em, ${widestWord})`, "the name") } },
});

export const tagline = templateStyle({
  gridColumn: "1 / 9",
  ...role("heading", { weight: "medium" }),
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  "@media": {
    [media.mobile]: { marginBlockStart: 12, fontSize: role("card").fontSize },
  },
});

export const action = templateStyle({
  gridColumn: "9 / -1",
  justifySelf: "end",
  whiteSpace: "nowrap",
  "@media": { [media.mobile]: { justifySelf: "stretch", marginBlockStart: 24 } },
});

export const room = templateStyle({ "@media": { [media.mobile]: { paddingBlockStart: 24 } } });

/** The facts in up to four columns with rules between them. */
export const facts = templateStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  borderBlockEnd: `1px solid ${scheme.line}`,
  "@media": {
    [media.tablet]: { gridAutoFlow: "row", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { display: "block" },
  },
});

templateGlobal(`${facts} > div`, {
  paddingBlock: "20px 24px",
  paddingInline: 20,
  borderInlineStart: `1px solid ${scheme.line}`,
  "@media": {
    [media.mobile]: {
      display: "grid",
      gridTemplateColumns: "minmax(104px, 30%) minmax(0, 1fr)",
      columnGap: 16,
      alignItems: "baseline",
      paddingBlock: 12,
      paddingInline: 0,
      border: 0,
      borderBlockStart: `1px solid ${scheme.line}`,
    },
  },
});
templateGlobal(`${facts} > div:first-child`, {
  paddingInlineStart: 0,
  borderInlineStart: 0,
  borderBlockStart: 0,
});
templateGlobal(`${facts} > div:nth-child(odd)`, {
  "@media": { [media.tablet]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
templateGlobal(`${facts} > div:nth-child(n + 3)`, {
  "@media": { [media.tablet]: { borderBlockStart: `1px solid ${scheme.line}` } },
});
templateGlobal(`${facts} dt`, { ...role("caption"), color: scheme.text2 });
templateGlobal(`${facts} dd`, {
  marginBlockStart: 4,
  ...role("lead", { weight: "semibold", reading: false }),
  fontVariantNumeric: "lining-nums",
  textWrap: "balance",
  "@media": { [media.mobile]: { marginBlockStart: 0 } },
});
// At least 44 px high, without making its row higher.
templateGlobal(`${facts} a`, { paddingBlock: 12, textDecoration: "none" });
templateGlobal(`${facts} a:hover`, {
  textDecoration: "underline",
  textUnderlineOffset: 5,
  textDecorationThickness: 1,
});

/* The header is on the color area. */

const page = '[data-template="brokerage"] >';

templateGlobal(`${page} .${header.root}`, { color: scheme.onPlane });
templateGlobal(`${page} .${header.root} .${header.identity} > [aria-hidden]`, {
  color: scheme.plane,
  background: scheme.onPlane,
  boxShadow: "none",
});
templateGlobal(
  `${page} .${header.root} :is(.${header.identity}, .${header.anchor}, summary, button):focus-visible`,
  { outlineColor: scheme.onPlane },
);
