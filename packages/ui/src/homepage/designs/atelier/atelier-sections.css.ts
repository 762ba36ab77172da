import { exact } from "../../../styles/exact.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";
import { rows } from "../../sections/custom-section.css.ts";
import { row } from "./atelier.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
/** The first item of a list is under the rule of the section. */
const underRule = { paddingBlockStart: 0, borderBlockStart: 0 } as const;

/* Questions. */

export const questions = templateStyle({});
templateGlobal(`${questions} > li`, { borderBlockStart: hairline });
templateGlobal(`${questions} > li:first-child`, { borderBlockStart: 0 });

export const summary = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px",
  columnGap: 16,
  alignItems: "start",
  paddingBlock: 20,
  cursor: "pointer",
  listStyle: "none",
  "::after": {
    content: "",
    height: 44,
    marginInlineEnd: -8,
    background: `linear-gradient(currentColor 0 0) center / 20px 1.5px no-repeat, linear-gradient(currentColor 0 0) center / 1.5px 20px no-repeat`,
  },
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "details[open] > &::after": { backgroundSize: "20px 1.5px, 0 0" },
  },
  "@media": { [media.mobile]: { paddingBlock: 16 } },
});
templateGlobal(`${questions} > li:first-child ${summary}`, { paddingBlockStart: 0 });

export const question = templateStyle({
  ...role("heading"),
  textWrap: "pretty",
  selectors: { [inLanguage.ja]: { wordBreak: "auto-phrase" } },
  "@media": {
    [media.mobile]: {
      selectors: {
        [inLanguage.ja]: {
          fontSize: exact(`min(${role("heading").fontSize}, 6.2vw)`, "eleven characters"),
        },
      },
    },
  },
});

export const answer = templateStyle({
  maxWidth: "38em",
  paddingInlineEnd: 64,
  paddingBlockEnd: 32,
  ...role("lead"),
  selectors: {
    [inLanguage.ja]: { wordBreak: "normal" },
  },
  "@media": {
    [media.tablet]: { paddingInlineEnd: 20 },
    [media.mobile]: { paddingInlineEnd: 0, paddingBlockEnd: 24 },
  },
});

/* Steps. */

export const steps = templateStyle({ textWrap: "balance" });

export const step = templateStyle({
  display: "grid",
  gridTemplateColumns: "148px minmax(0, 1fr) minmax(0, 200px)",
  columnGap: 24,
  alignItems: "baseline",
  paddingBlock: 20,
  borderBlockStart: hairline,
  selectors: { "&:first-child": underRule },
  "@media": {
    [media.upToLaptop]: { gridTemplateColumns: "148px minmax(0, 1fr)", columnGap: 16 },
    [media.mobile]: { display: "block", paddingBlock: 16 },
  },
});
templateGlobal(`${step} > *`, { "@media": { [media.mobile]: { display: "block" } } });

export const when = templateStyle({
  ...role("lead", { weight: "strong", reading: false }),
  fontVariantNumeric: "lining-nums",
});

export const what = templateStyle(role("lead"));

export const result = templateStyle({
  ...role("base"),
  color: scheme.text2,
  "@media": {
    [media.upToLaptop]: { gridColumn: 2, marginBlockStart: 4 },
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
  ...role("heading", { weight: "semibold" }),
  textWrap: "pretty",
  selectors: {
    [inLanguage.ko]: { lineHeight: vars.line.small },
    [inLanguage.ja]: { lineHeight: vars.line.small, wordBreak: "auto-phrase" },
  },
});

export const source = templateStyle({
  marginBlockStart: 12,
  ...role("base"),
  color: scheme.text2,
});

/* Texts with a photo, video. */

export const textPhoto = templateStyle({ aspectRatio: "3 / 2", marginBlockEnd: 32 });

// The rows of links and team members begin under the rule of the section.
templateGlobal(`${row} .${rows}`, { borderBlockStart: 0, marginBlockStart: -16 });
