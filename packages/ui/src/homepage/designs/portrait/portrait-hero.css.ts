import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { rem } from "../../../styles/rem.ts";
import { display } from "../../../styles/display.ts";
import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { vars } from "../../../theme/contract.css.ts";
import { headerHeight, side as headerSide } from "../../sections/homepage-header.css.ts";

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
  paddingBlockStart: headerHeight.wide,
  "@media": { [media.mobile]: { minHeight: 0, paddingBlockStart: headerHeight.mobile } },
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

templateGlobal(`${name}[data-long]`, {
  fontSize: rem(96),
  "@media": {
    [media.upToLaptop]: { fontSize: rem(76) },
    [media.tablet]: { fontSize: rem(63) },
    [media.mobile]: { fontSize: rem(48) },
  },
});

// First and last name on separate lines.
templateGlobal(`${name}:lang(en)[data-words="2"] > span > span`, {
  display: "block",
  width: "fit-content",
});

export const second = templateStyle({
  marginBlockStart: 10,
  fontSize: rem(24),
  letterSpacing: "-.02em",
  color: vars.scheme.text2,
  "@media": { [media.mobile]: { fontSize: rem(19), marginBlockStart: 4 } },
});

export const tagline = templateStyle({
  marginBlockStart: 36,
  fontSize: rem(28),
  lineHeight: 1.46,
  letterSpacing: "-.028em",
  fontWeight: 500,
  whiteSpace: "pre-line",
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { letterSpacing: 0, wordBreak: "auto-phrase" } },
  "@media": {
    [media.tablet]: { fontSize: rem(22) },
    [media.mobile]: { fontSize: rem(22), marginBlockStart: 20 },
  },
});

// Reserves the space of a missing Latin name.
templateGlobal(`${name} + ${tagline}`, {
  marginBlockStart: 46,
  "@media": { [media.mobile]: { marginBlockStart: 24 } },
});

export const action = templateStyle({
  marginBlockStart: 44,
  "@media": { [media.mobile]: { width: "100%", marginBlockStart: 28 } },
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
      gap: 10,
      // The rule continues behind the photo; the text ends before it.
      maxWidth: 330,
      paddingInlineEnd: `max(0px, 330px - (${tabletRoom}))`,
    },
    [media.mobile]: {
      flexDirection: "column",
      gap: 10,
      maxWidth: "none",
      marginBlockStart: 32,
      paddingBlockEnd: 48,
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
templateGlobal(`${facts} dt`, { fontSize: rem(14), lineHeight: rem(21) });
templateGlobal(`${facts} dd`, { fontWeight: 560 });

/** Anchors and language menu are on the color area, except on mobile. */
templateGlobal(`[data-template="portrait"] .${headerSide}`, {
  color: vars.scheme.onPlane,
  "@media": { [media.mobile]: { color: "inherit" } },
});
