import { distance } from "../../../styles/distance.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { display } from "../../../styles/display.ts";
import { vars } from "../../../theme/contract.css.ts";
import { action as heroAction, word } from "../../sections/hero-parts.css.ts";
import {
  bar,
  identity,
  name as headerName,
  root as header,
} from "../../sections/homepage-header.css.ts";
import { columnWidth } from "./atelier-layout.ts";
import { onPlane } from "../design.css.ts";

const { layout, scheme } = vars;

const page = '[data-template="atelier"]';
const screenAboveMobile = `screen and ${media.aboveMobile}`;
const rule = "1px solid color-mix(in srgb, currentColor 34%, transparent)";

/** The block begins below the bar, so that nothing scrolls behind it. */
const barHeight = 92;

/** Margins in the column: the room beyond 1440 px stays empty. */
const inColumn = { maxWidth: 320, paddingInline: 32 } as const;
const inNarrowColumn = { maxWidth: columnWidth.tablet, paddingInline: 24 } as const;

// The page: the sheet, and the column at its right, which runs the whole page.
templateGlobal(page, {
  "@media": {
    [screenAboveMobile]: {
      display: "grid",
      gridTemplateColumns: `minmax(0, 1fr) calc(${columnWidth.wide}px + max(0px, (100% - 1440px) / 2))`,
      gridTemplateRows: "auto 1fr auto",
      minHeight: "100svh",
    },
    [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${columnWidth.tablet}px` },
  },
});
for (const part of ["main", "footer"])
  templateGlobal(`${page} > ${part}`, { gridColumn: 1, minWidth: 0 });

// Nothing covers the top of the window.
templateGlobal(`html:has(${page})`, { scrollPaddingBlockStart: 0 });

// The header has no box: its bar and the hero are cells of the page.
templateGlobal(`${page} > .${header}`, {
  position: "relative",
  "@media": { [screenAboveMobile]: { display: "contents" } },
});
templateGlobal(`${page} .${bar}`, {
  "@media": {
    [screenAboveMobile]: {
      position: "sticky",
      insetBlockStart: 0,
      gridArea: "1 / 2 / -1",
      alignSelf: "start",
      zIndex: 2,
      width: "100%",
      minHeight: barHeight,
      marginInline: 0,
      paddingBlockStart: 8,
      color: scheme.onPlane,
      vars: onPlane,
      ...inColumn,
    },
    [media.tablet]: inNarrowColumn,
  },
});
// The name is the large title next to it, so the link shows the monogram only.
templateGlobal(`${page} .${identity} .${headerName}`, {
  position: "absolute",
  width: 1,
  height: 1,
  clipPath: "inset(50%)",
});

export const root = templateStyle({
  position: "relative",
  "@media": { [screenAboveMobile]: { display: "contents" } },
});

/** A container, whose width is the room of the name. */
export const title = templateStyle({
  gridArea: "1 / 1",
  containerType: "inline-size",
  minWidth: 0,
  paddingBlockStart: 40,
  paddingBlockEnd: distance.band,
  paddingInlineStart: contentEdge,
  paddingInlineEnd: 40,
  background: scheme.surface,
  "@media": {
    [media.tablet]: { paddingInlineEnd: 24 },
    [media.mobile]: { paddingBlock: 32, paddingInline: layout.margin },
  },
});

export const name = templateStyle([
  display("nameAtelier"),
  {
    marginInlineStart: exact("-.03em", "the name"),
    vars: { "--name-room": "100cqi" },
    selectors: { [inLanguage.en]: { marginBlockStart: -12 } },
    "@media": { [media.mobile]: { selectors: { [inLanguage.en]: { marginBlockStart: 0 } } } },
  },
]);
templateGlobal(`${name}:lang(en):not([data-firm]) .${word}`, {
  display: "block",
  width: "fit-content",
});

export const tagline = templateStyle([
  display("taglineAtelier"),
  {
    marginBlockStart: 40,
    whiteSpace: "pre-line",
    textWrap: "balance",
    selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
    "@media": {
      [media.tablet]: { marginBlockStart: 32 },
      [media.mobile]: { marginBlockStart: 24 },
    },
  },
]);

export const column = templateStyle({
  gridArea: "1 / 2 / -1",
  color: scheme.onPlane,
  background: scheme.plane,
  vars: onPlane,
});

/** As high as the window; in a low one the portrait shrinks, then the block scrolls. */
export const block = templateStyle({
  "@media": {
    [screenAboveMobile]: {
      position: "sticky",
      insetBlockStart: barHeight,
      display: "flex",
      flexDirection: "column",
      height: `calc(100svh - ${barHeight}px)`,
      marginBlockStart: exact(barHeight, "the bar"),
      paddingBlockEnd: 32,
      overflowY: "auto",
      scrollbarWidth: "thin",
      ...inColumn,
    },
    [media.tablet]: inNarrowColumn,
    [media.mobile]: { display: "grid", gridTemplateColumns: "min(148px, 38vw) minmax(0, 1fr)" },
  },
});

export const portrait = templateStyle({
  flex: "1 1 auto",
  minHeight: 200,
  maxHeight: 330,
  background: "none",
  "@media": { [media.mobile]: { minHeight: 216, maxHeight: "none" } },
});

export const monogram = templateStyle({
  "@media": { [media.mobile]: { display: "grid", placeItems: "center" } },
});
templateGlobal(`${monogram} > span`, {
  width: rem(160),
  height: rem(160),
  fontSize: exact(rem(88), "the box"),
  color: scheme.plane,
  background: scheme.onPlane,
  "@media": {
    [media.mobile]: { width: rem(108), height: rem(108), fontSize: exact(rem(58), "the box") },
  },
});

export const details = templateStyle({
  "@media": {
    [media.mobile]: { alignSelf: "end", minWidth: 0, paddingBlock: 12, paddingInline: "16px 20px" },
  },
});

export const facts = templateStyle({
  marginBlockStart: 20,
  borderBlockEnd: rule,
  "@media": { [media.mobile]: { marginBlockStart: 0, borderBlockEnd: 0 } },
});
templateGlobal(`${facts} > div`, {
  display: "grid",
  gridTemplateColumns: "88px minmax(0, 1fr)",
  columnGap: 12,
  paddingBlock: 8,
  borderBlockStart: rule,
  "@media": {
    [media.upToTablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.mobile]: role("caption"),
  },
});
templateGlobal(`${facts} > div:first-child`, {
  "@media": { [media.mobile]: { borderBlockStart: 0 } },
});
templateGlobal(`${facts} dd`, {
  fontWeight: weight.semibold,
});
// The name of a brokerage breaks after its middle dot.
templateGlobal(`${facts} dd:lang(ja)`, { wordBreak: "keep-all" });

export const anchors = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: 8,
  marginBlock: "12px 16px",
  // The browser marks the anchor of the section in view.
  scrollTargetGroup: "auto",
  "@media": { [media.mobile]: { display: "none" } },
});

export const anchor = templateStyle({
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minHeight: 44,
  ...role("base", { weight: "semibold" }),
  textDecoration: "none",
  textUnderlineOffset: 6,
  ":hover": { textDecoration: "underline" },
  selectors: {
    "&:target-current": { textDecoration: "underline", textDecorationThickness: 2 },
  },
});

export const action = templateStyle({ "@media": { [media.mobile]: { display: "none" } } });
templateGlobal(`.${heroAction}.${action} > a`, { width: "100%" });
