import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { bodyRelativeSize } from "../../../styles/type.ts";
import { vars } from "../../../theme/contract.css.ts";
import { rows } from "../../sections/custom-section.css.ts";
import { row } from "./atelier.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
/** The first item of a list is under the rule of the section. */
const underRule = { paddingBlockStart: 0, borderBlockStart: 0 };

/* Questions. */

export const questions = templateStyle({});
templateGlobal(`${questions} > li`, { borderBlockStart: hairline });
templateGlobal(`${questions} > li:first-child`, { borderBlockStart: 0 });

export const summary = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px",
  columnGap: 16,
  alignItems: "start",
  paddingBlock: "20px 22px",
  cursor: "pointer",
  listStyle: "none",
  "::after": {
    content: "",
    height: 44,
    marginInlineEnd: -10,
    background: `linear-gradient(currentColor 0 0) center / 20px 1.5px no-repeat, linear-gradient(currentColor 0 0) center / 1.5px 20px no-repeat`,
  },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "details[open] > &::after": { backgroundSize: "20px 1.5px, 0 0" },
  },
  "@media": { [media.mobile]: { paddingBlock: "16px 18px" } },
});
templateGlobal(`${questions} > li:first-child ${summary}`, { paddingBlockStart: 0 });

export const question = templateStyle({
  fontSize: rem(32),
  lineHeight: 1.4,
  letterSpacing: "-.04em",
  fontWeight: 640,
  textWrap: "pretty",
  selectors: {
    [inLanguage.en]: { fontSize: rem(34), lineHeight: 1.24, fontWeight: 600 },
    [inLanguage.ja]: {
      fontSize: rem(29),
      lineHeight: 1.5,
      letterSpacing: 0,
      fontWeight: 600,
      wordBreak: "auto-phrase",
    },
  },
  "@media": {
    [media.upToLaptop]: {
      fontSize: rem(28),
      selectors: { [inLanguage.en]: { fontSize: rem(28) }, [inLanguage.ja]: { fontSize: rem(26) } },
    },
    [media.tablet]: {
      fontSize: rem(26),
      selectors: { [inLanguage.en]: { fontSize: rem(26) }, [inLanguage.ja]: { fontSize: rem(24) } },
    },
    [media.mobile]: {
      fontSize: rem(23),
      selectors: {
        [inLanguage.en]: { fontSize: rem(23) },
        // A phrase of eleven characters fits.
        [inLanguage.ja]: { fontSize: `min(${rem(21)}, 5.35vw)` },
      },
    },
  },
});

export const answer = templateStyle({
  maxWidth: "38em",
  paddingInlineEnd: 84,
  paddingBlockEnd: 34,
  fontSize: bodyRelativeSize(19),
  lineHeight: 1.85,
  letterSpacing: "-.015em",
  selectors: {
    [inLanguage.en]: { lineHeight: 1.62 },
    [inLanguage.ja]: { lineHeight: 1.95, letterSpacing: 0, wordBreak: "normal" },
  },
  "@media": {
    [media.tablet]: { paddingInlineEnd: 20 },
    [media.mobile]: { paddingInlineEnd: 0, paddingBlockEnd: 26, fontSize: bodyRelativeSize(17) },
  },
});

/* Steps. */

export const steps = templateStyle({ textWrap: "balance" });

export const step = templateStyle({
  display: "grid",
  gridTemplateColumns: "148px minmax(0, 1fr) minmax(0, 200px)",
  columnGap: 24,
  alignItems: "baseline",
  paddingBlock: "20px 22px",
  borderBlockStart: hairline,
  selectors: { "&:first-child": underRule },
  "@media": {
    [media.upToLaptop]: { gridTemplateColumns: "148px minmax(0, 1fr)", columnGap: 16 },
    [media.mobile]: { display: "block", paddingBlock: 16 },
  },
});
templateGlobal(`${step} > *`, { "@media": { [media.mobile]: { display: "block" } } });

export const when = templateStyle({
  fontSize: rem(24),
  lineHeight: rem(34),
  letterSpacing: "-.03em",
  fontWeight: 640,
  fontVariantNumeric: "lining-nums",
  selectors: { [inLanguage.ja]: { letterSpacing: 0, fontSize: rem(22) } },
  "@media": {
    [media.mobile]: {
      fontSize: rem(18),
      lineHeight: rem(28),
      selectors: { [inLanguage.ja]: { fontSize: rem(18) } },
    },
  },
});

export const what = templateStyle({
  fontSize: bodyRelativeSize(20),
  lineHeight: 1.6,
  letterSpacing: "-.02em",
  selectors: { [inLanguage.ja]: { letterSpacing: 0 } },
  "@media": { [media.mobile]: { fontSize: bodyRelativeSize(18) } },
});

export const result = templateStyle({
  fontSize: rem(16),
  lineHeight: rem(26),
  color: scheme.text2,
  "@media": {
    [media.upToLaptop]: { gridColumn: 2, marginBlockStart: 2 },
    [media.mobile]: { marginBlockStart: 4 },
  },
});

/* Testimonials. */

export const quotes = templateStyle({});
templateGlobal(`${quotes} > li + li`, {
  marginBlockStart: 32,
  paddingBlockStart: 32,
  borderBlockStart: hairline,
});

export const quote = templateStyle({
  fontSize: rem(31),
  lineHeight: 1.52,
  letterSpacing: "-.04em",
  fontWeight: 580,
  textWrap: "pretty",
  selectors: {
    [inLanguage.en]: { fontSize: rem(34), lineHeight: 1.26, fontWeight: 520 },
    [inLanguage.ja]: {
      fontSize: rem(28),
      lineHeight: 1.65,
      letterSpacing: 0,
      wordBreak: "auto-phrase",
    },
  },
  "@media": {
    [media.upToLaptop]: {
      fontSize: rem(28),
      selectors: { [inLanguage.en]: { fontSize: rem(29) }, [inLanguage.ja]: { fontSize: rem(25) } },
    },
    [media.mobile]: {
      fontSize: rem(23),
      selectors: { [inLanguage.en]: { fontSize: rem(23) }, [inLanguage.ja]: { fontSize: rem(21) } },
    },
  },
});

export const source = templateStyle({
  marginBlockStart: 14,
  fontSize: rem(16),
  lineHeight: rem(26),
  color: scheme.text2,
});

/* Texts with a photo, video. */

export const textPhoto = templateStyle({ aspectRatio: "3 / 2", marginBlockEnd: 32 });

// The rows of links and team members begin under the rule of the section.
templateGlobal(`${row} .${rows}`, { borderBlockStart: 0, marginBlockStart: -16 });
