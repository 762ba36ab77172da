import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { display } from "../../../styles/display.ts";
import { exact } from "../../../styles/exact.ts";
import { rem } from "../../../styles/rem.ts";
import { role, weight } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { vars } from "../../../theme/contract.css.ts";
import { belowHeader, side as headerSide } from "../../sections/homepage-header.css.ts";

/** Interpolated from 1101 to 1440 px; above that only the margins grow. */
function grow(from: number, to: number): string {
  return `calc(${from}px + (100% - 1100px) * ${((to - from) / 340).toFixed(4)})`;
}

const fromCenter = (size: number) => `calc(${size}px + max(0px, (100% - 1440px) / 2))`;

/** Width left of the photo (420 px) and its margin (60 px). */
const tabletRoom = `calc(100vw - 480px - ${vars.layout.margin} - 16px)`;

export const root = templateStyle({
  position: "relative",
  overflow: "hidden",
});

/** Main color area, up to the right edge of the page. */
export const plane = templateStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  width: fromCenter(660),
  background: vars.scheme.plane,
  "@media": {
    [media.laptop]: { width: grow(530, 660) },
    [media.tablet]: { width: 420 },
    [media.mobile]: {
      insetInline: 0,
      insetBlock: "150px auto",
      width: "auto",
      height: 330,
    },
  },
});

export const inner = templateStyle({
  display: "flex",
  flexDirection: "column",
  minHeight: 900,
  paddingBlockStart: belowHeader.wide,
  "@media": { [media.mobile]: { minHeight: 0, paddingBlockStart: belowHeader.mobile } },
});

/** Aligned to the bottom; overlaps the left edge of the color area by 80 px. */
export const photo = templateStyle({
  position: "absolute",
  insetBlockEnd: 0,
  insetInlineEnd: fromCenter(140),
  width: 600,
  height: 752,
  "@media": {
    [media.laptop]: {
      insetInlineEnd: grow(120, 140),
      width: grow(460, 600),
      height: 680,
    },
    [media.tablet]: { insetInlineEnd: 60, width: 420, height: 560 },
    [media.mobile]: {
      position: "relative",
      insetInlineEnd: "auto",
      flex: "none",
      alignSelf: "center",
      width: "calc(100% - 40px)",
      height: 420,
      marginBlockStart: 12,
    },
  },
});

/** The monogram replaces a missing photo. */
export const monogram = templateStyle([
  photo,
  { display: "grid", placeItems: "end center", pointerEvents: "none" },
]);

export const statement = templateStyle({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  position: "relative",
  maxWidth: 600,
  vars: { "--name-room": "600px" },
  "@media": {
    [media.laptop]: {
      maxWidth: 460,
      vars: { "--name-room": "calc(440px + (100vw - 1100px) * .45)" },
    },
    [media.tablet]: { maxWidth: tabletRoom, vars: { "--name-room": tabletRoom } },
    [media.mobile]: {
      maxWidth: "none",
      paddingBlockStart: 32,
      vars: { "--name-room": `calc(100vw - 2 * ${vars.layout.margin})` },
    },
  },
});

export const name = templateStyle(display("namePortrait"));

const long = (size: number) => ({ fontSize: exact(rem(size), "a long name") });

templateGlobal(`${name}[data-long]`, {
  ...long(96),
  "@media": {
    [media.upToLaptop]: long(76),
    [media.tablet]: long(63),
    [media.mobile]: long(48),
  },
});

// First and last name on separate lines.
templateGlobal(`${name}:lang(en)[data-words="2"] > span > span`, {
  display: "block",
  width: "fit-content",
});

export const second = templateStyle({
  marginBlockStart: 8,
  ...role("lead", { reading: false }),
  color: vars.scheme.text2,
  "@media": { [media.mobile]: { marginBlockStart: 4 } },
});

export const tagline = templateStyle({
  marginBlockStart: 32,
  ...role("card", { weight: "medium" }),
  whiteSpace: "pre-line",
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  "@media": {
    [media.mobile]: { marginBlockStart: 20 },
  },
});

// Reserves the space of a missing Latin name.
templateGlobal(`${name} + ${tagline}`, {
  marginBlockStart: 40,
  "@media": { [media.mobile]: { marginBlockStart: 24 } },
});

export const action = templateStyle({
  marginBlockStart: 40,
  "@media": { [media.mobile]: { width: "100%", marginBlockStart: 24 } },
});

export const facts = templateStyle({
  display: "flex",
  gap: 40,
  maxWidth: 600,
  borderBlockStart: `1px solid ${vars.scheme.line}`,
  paddingBlock: "20px 32px",
  "@media": {
    [media.laptop]: { maxWidth: 460, gap: 24 },
    [media.tablet]: {
      flexDirection: "column",
      gap: 8,
      // The rule continues behind the photo; the text ends before it.
      maxWidth: 330,
      paddingInlineEnd: exact(`max(0px, 330px - (${tabletRoom}))`, "the photo"),
    },
    [media.mobile]: {
      flexDirection: "column",
      gap: 8,
      maxWidth: "none",
      marginBlockStart: 32,
      paddingBlockEnd: 40,
    },
  },
});

templateGlobal(`${facts} > div`, {
  // The width of a word, next to a long text.
  minWidth: "5em",
  "@media": {
    [media.tablet]: { display: "grid", gridTemplateColumns: "88px minmax(0, 1fr)" },
    [media.mobile]: { display: "grid", gridTemplateColumns: "96px minmax(0, 1fr)" },
  },
});
templateGlobal(`${facts} dt`, role("caption"));
templateGlobal(`${facts} dd`, { fontWeight: weight.semibold });

/** Anchors and language menu are on the color area, except on mobile. */
templateGlobal(`[data-template="portrait"] .${headerSide}`, {
  color: vars.scheme.onPlane,
  "@media": { [media.mobile]: { color: "inherit" } },
});
