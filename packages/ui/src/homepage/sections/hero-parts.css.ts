import { sectionGlobal, sectionStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";
import { rem } from "../../styles/rem.ts";

/** Limits the font size: `--name-room` (available width) divided by the width of the widest word. */
export const fitted = sectionStyle({
  display: "block",
  fontSize: "min(1em, calc(var(--name-room) / var(--name-width)))",
});

const widestWord = "var(--name-room) / var(--name-width)";

// Name and firm are two lines of one size: each on one line if both fit at this size or more.
sectionGlobal(`[data-firm] > ${fitted}`, {
  fontSize: `min(1em, max(${rem(48)}, var(--name-room) / var(--name-line)), ${widestWord})`,
  "@media": {
    [media.mobile]: {
      fontSize: `min(1em, max(${rem(38)}, var(--name-room) / var(--name-line)), ${widestWord})`,
    },
  },
});
sectionGlobal(`[data-firm] > ${fitted}[data-firm]`, { marginBlockStart: ".14em" });

export const word = sectionStyle({ display: "inline-block", whiteSpace: "nowrap" });

/** Brokerage, license and languages; the design sets the direction. */
export const facts = sectionStyle({ fontSize: rem(15), lineHeight: rem(24) });

sectionGlobal(`${facts} dt`, { color: vars.scheme.text2 });
sectionGlobal(`${facts} dd`, { fontWeight: 550 });

export const brokerage = sectionStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 9,
  minHeight: 24,
  verticalAlign: "top",
});

/** Pretendard stylistic set with a serif I, which distinguishes I, l and 1. */
export const license = sectionStyle({ fontFeatureSettings: '"ss06"' });

/** At least 44 px high, without making its row higher. */
export const phone = sectionStyle({
  paddingBlock: 14,
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums lining-nums",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 4, textDecorationThickness: 1 },
});

export const action = sectionStyle({});

sectionGlobal(`${action} > *`, { "@media": { [media.mobile]: { width: "100%" } } });
