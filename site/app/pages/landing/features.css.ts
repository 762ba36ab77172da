import {
  rem,
  templateGlobal as pageGlobal,
  templateStyle as pageStyle,
} from "@realtor/ui/style-tools";
import { media } from "@realtor/ui/styles";
import { vars } from "@realtor/ui/theme";

export const features = pageStyle({
  paddingBlock: "168px 144px",
  "@media": {
    [media.mobile]: {
      paddingBlock: "104px 96px",
      // below-fold.css
      vars: { "--estimated-block-size": "2000px" },
    },
  },
});

export const sectionTitle = pageStyle({
  whiteSpace: "pre-line",
  fontSize: rem(60),
  lineHeight: 1.24,
  letterSpacing: "-.035em",
  selectors: {
    "&:lang(en)": { fontSize: rem(64), lineHeight: 1.06 },
    "&:lang(ja)": { fontSize: rem(52), lineHeight: 1.42, letterSpacing: ".01em" },
  },
  "@media": {
    [media.laptop]: {
      fontSize: `clamp(${rem(46)}, 4.2vw, ${rem(60)})`,
      selectors: {
        "&:lang(en)": { fontSize: `clamp(${rem(46)}, 4.4vw, ${rem(64)})` },
        "&:lang(ja)": { fontSize: `clamp(${rem(46)}, 3.6vw, ${rem(52)})` },
      },
    },
    [media.tablet]: {
      fontSize: rem(46),
      selectors: { "&:lang(en)": { fontSize: rem(46) }, "&:lang(ja)": { fontSize: rem(46) } },
    },
    [media.mobile]: {
      fontSize: rem(36),
      selectors: {
        "&:lang(en)": { fontSize: rem(36) },
        // A phrase of ten characters fits.
        "&:lang(ja)": { fontSize: `min(${rem(32)}, 8.4vw)` },
      },
    },
  },
});

// On phones the line break of the English title would leave a single word on its line.
pageGlobal(`${features} ${sectionTitle}:lang(en)`, {
  "@media": { [media.mobile]: { whiteSpace: "normal" } },
});

export const cards = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 24,
  marginBlockStart: 88,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 56, marginBlockStart: 48 },
  },
});

export const art = pageStyle({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "4 / 5",
  background: vars.platform.s200,
  "@media": { [media.mobile]: { aspectRatio: "1 / 1" } },
});

export const artImage = pageStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
});

export const cardTitle = pageStyle({
  fontSize: rem(26),
  lineHeight: 1.36,
  margin: "28px 0 10px",
  // The same line height in every script.
  selectors: { "&:lang(en)": { lineHeight: 1.36 }, "&:lang(ja)": { lineHeight: 1.36 } },
  "@media": {
    [media.tablet]: { fontSize: rem(21) },
    [media.mobile]: { fontSize: rem(23), margin: "20px 0 8px" },
  },
});

export const cardBody = pageStyle({ color: vars.platform.s600, maxWidth: "22em" });

export const nameplate = pageStyle({
  position: "absolute",
  insetInlineStart: 32,
  insetBlockEnd: 32,
  width: 236,
  padding: "6px 22px",
  background: vars.platform.white,
  color: vars.platform.ink,
  "@media": {
    [media.tablet]: { insetInline: 14, insetBlockEnd: 14, width: "auto", padding: "2px 14px" },
    [media.mobile]: { insetInlineStart: 20, insetBlockEnd: 20, width: 196, padding: "2px 18px" },
  },
});

export const nameplateLine = pageStyle({
  display: "block",
  fontSize: rem(22),
  lineHeight: rem(30),
  fontWeight: 620,
  letterSpacing: "-.02em",
  paddingBlock: 13,
  selectors: {
    "& + &": { borderBlockStart: `1px solid ${vars.platform.s300}` },
    "&:lang(ja)": { letterSpacing: 0 },
  },
  "@media": {
    [media.tablet]: { fontSize: rem(17), lineHeight: rem(24), paddingBlock: 9 },
    [media.mobile]: { fontSize: rem(19), lineHeight: rem(26), paddingBlock: 11 },
  },
});

/** Ten nameplates, each in the palette and typeface of its agent. */
export const nameWall = pageStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gridAutoRows: "1fr",
});

export const wallName = pageStyle({
  display: "flex",
  alignItems: "flex-end",
  padding: "16px 18px",
  fontSize: rem(21),
  lineHeight: 1.2,
  fontWeight: 620,
  letterSpacing: "-.03em",
  selectors: { "&:lang(ja)": { letterSpacing: ".02em" } },
  "@media": {
    [media.tablet]: { fontSize: rem(15), padding: "10px 12px" },
    // At 320 px a name of two words has one line, so that all rows fit.
    [media.mobile]: { fontSize: `min(${rem(19)}, 4.9vw)`, padding: "12px 8%" },
  },
});

export const wallNameSerif = pageStyle({
  fontFamily: vars.font.serif,
  fontWeight: 450,
  selectors: {
    "&:lang(ja)": { fontFamily: vars.font.serifJa, letterSpacing: ".04em", fontWeight: 560 },
  },
});

export const statusTab = pageStyle({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  gap: 9,
  padding: "10px 18px 10px 16px",
  background: vars.platform.white,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 620,
  "::before": { content: '""', width: 9, height: 9, background: vars.platform.blue },
});

export const priceStrip = pageStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  padding: "18px 22px",
  background: vars.platform.white,
  border: `1px solid ${vars.platform.s200}`,
  borderBlockStart: 0,
  "@media": { [media.tablet]: { padding: "12px 14px" } },
});

export const stripPrice = pageStyle({
  display: "block",
  fontSize: rem(26),
  lineHeight: rem(34),
  fontWeight: 650,
  letterSpacing: "-.03em",
  "@media": { [media.tablet]: { fontSize: rem(20), lineHeight: rem(28) } },
});

export const stripFacts = pageStyle({
  fontSize: rem(15),
  lineHeight: rem(23),
  color: vars.platform.s600,
});
