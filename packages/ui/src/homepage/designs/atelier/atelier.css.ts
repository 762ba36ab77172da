import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { contentEdge } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { vars } from "../../../theme/contract.css.ts";
import { frame } from "../../sections/section.css.ts";
import { grow } from "./atelier-layout.ts";

const { layout, scheme } = vars;

const hairline = `1px solid ${scheme.line}`;

/** Columns of a section: its label, and its content. */
export const columns = {
  wide: `228px minmax(0, 1fr)`,
  laptop: `calc(148px + (100vw - 1100px) * .2353) minmax(0, 1fr)`,
} as const;

/** Space around the content of a section, from the edge of the window to the color column. */
export const space = {
  wide: `28px 48px 120px ${contentEdge}`,
  tablet: `24px 28px 88px ${layout.margin}`,
  mobile: `24px ${layout.margin} 72px`,
} as const;

/** A section under a rule. */
export const ruled = templateStyle({
  borderBlockStart: `1px solid ${scheme.text}`,
  background: scheme.surface,
});

/** A section whose first part is the label, with the others in the second column. */
export const row = templateStyle([ruled, {}]);
templateGlobal(`${row} > div`, {
  display: "grid",
  gridTemplateColumns: columns.wide,
  columnGap: 24,
  maxWidth: "none",
  margin: 0,
  padding: space.wide,
  "@media": {
    [media.laptop]: { gridTemplateColumns: columns.laptop },
    [media.tablet]: { display: "block", padding: space.tablet },
    [media.mobile]: { display: "block", padding: space.mobile },
  },
});
templateGlobal(`${row} > div > *`, { gridColumn: 2, minWidth: 0 });
templateGlobal(`${row} > div > :first-child:not(:only-child)`, { gridColumn: 1 });

export const label = templateStyle({
  position: "sticky",
  insetBlockStart: 28,
  alignSelf: "start",
  fontSize: rem(20),
  lineHeight: rem(30),
  letterSpacing: "-.02em",
  fontWeight: 640,
  textWrap: "balance",
  selectors: { [inLanguage.ja]: { letterSpacing: 0, wordBreak: "auto-phrase" } },
  "@media": {
    [media.upToTablet]: { position: "static", marginBlockEnd: 24 },
    [media.mobile]: { fontSize: rem(17), lineHeight: rem(26), color: scheme.text2 },
  },
});

/* About. */

const largeText = {
  letterSpacing: "-.045em",
  fontWeight: 640,
  textWrap: "balance",
  selectors: {
    [inLanguage.en]: { fontWeight: 560 },
    [inLanguage.ja]: { letterSpacing: 0, fontWeight: 600, wordBreak: "auto-phrase" },
  },
} as const;

export const lead = templateStyle([
  largeText,
  {
    fontSize: rem(42),
    lineHeight: 1.42,
    selectors: {
      [inLanguage.en]: { fontSize: rem(46), lineHeight: 1.18 },
      [inLanguage.ja]: { fontSize: rem(38), lineHeight: 1.55 },
    },
    "@media": {
      [media.laptop]: {
        fontSize: grow(34, 42),
        selectors: {
          [inLanguage.en]: { fontSize: grow(36, 46) },
          [inLanguage.ja]: { fontSize: grow(30, 38) },
        },
      },
      [media.tablet]: {
        fontSize: rem(34),
        selectors: {
          [inLanguage.en]: { fontSize: rem(34) },
          [inLanguage.ja]: { fontSize: rem(30) },
        },
      },
      [media.mobile]: {
        fontSize: rem(29),
        lineHeight: 1.34,
        selectors: {
          [inLanguage.en]: { fontSize: rem(29), lineHeight: 1.24 },
          [inLanguage.ja]: { fontSize: rem(26), lineHeight: 1.5 },
        },
      },
    },
  },
]);

export const body = templateStyle({
  maxWidth: "33em",
  fontSize: bodyRelativeSize(20),
  lineHeight: 1.95,
  letterSpacing: "-.015em",
  selectors: {
    [inLanguage.en]: { lineHeight: 1.68 },
    [inLanguage.ja]: { lineHeight: 2, letterSpacing: 0, wordBreak: "normal" },
  },
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(17) } },
});
templateGlobal(`${lead} + ${body}, ${body} + ${body}`, { marginBlockStart: 24 });

export const subheading = templateStyle({
  marginBlock: "64px 12px",
  fontSize: rem(24),
  lineHeight: 1.4,
  letterSpacing: "-.03em",
  fontWeight: 640,
  selectors: { [inLanguage.ja]: { letterSpacing: 0 }, "&:first-child": { marginBlockStart: 0 } },
  "@media": { [media.mobile]: { marginBlockStart: 44, fontSize: rem(21) } },
});

/* The record. */

export const record = templateStyle([
  largeText,
  {
    letterSpacing: "-.055em",
    fontSize: rem(54),
    lineHeight: 1.34,
    fontVariantNumeric: "lining-nums",
    selectors: {
      [inLanguage.en]: { fontSize: rem(64), lineHeight: 1.08 },
      [inLanguage.ja]: { fontSize: rem(46), lineHeight: 1.5, letterSpacing: "-.01em" },
    },
    "@media": {
      [media.laptop]: {
        fontSize: grow(40, 54),
        selectors: {
          [inLanguage.en]: { fontSize: grow(44, 64) },
          [inLanguage.ja]: { fontSize: grow(36, 46) },
        },
      },
      [media.tablet]: {
        fontSize: rem(40),
        selectors: {
          [inLanguage.en]: { fontSize: rem(40) },
          [inLanguage.ja]: { fontSize: rem(34) },
        },
      },
      [media.mobile]: {
        fontSize: rem(36),
        lineHeight: 1.28,
        selectors: {
          [inLanguage.en]: { fontSize: rem(36), lineHeight: 1.14 },
          [inLanguage.ja]: { fontSize: rem(29), lineHeight: 1.5 },
        },
      },
    },
  },
]);

export const date = templateStyle({
  marginBlockStart: 24,
  fontSize: rem(15),
  lineHeight: rem(24),
  color: scheme.text2,
});

/* Regions. */

export const regions = templateStyle({});
templateGlobal(`${regions} > li`, {
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  columnGap: 24,
  alignItems: "baseline",
  paddingBlock: "18px 20px",
  borderBlockStart: hairline,
  "@media": { [media.mobile]: { display: "block", paddingBlock: 14 } },
});
templateGlobal(`${regions} > li:first-child`, { paddingBlockStart: 0, borderBlockStart: 0 });

export const region = templateStyle({
  fontSize: rem(34),
  lineHeight: rem(44),
  letterSpacing: "-.04em",
  fontWeight: 620,
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { display: "block", fontSize: rem(26), lineHeight: rem(36) } },
});

export const regionSecond = templateStyle({
  fontSize: rem(18),
  lineHeight: rem(30),
  "@media": { [media.mobile]: { fontSize: rem(17) } },
});

/* Gallery: as small as the photos of the homes. */

export const gallery = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(168px, 44%), 1fr))",
  gap: 12,
});
templateGlobal(`${gallery} .${frame}`, { aspectRatio: "3 / 2" });
