import { sectionGlobal, sectionStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

/** Limits the font size: `--name-room` (available width) divided by the width of the widest word. */
export const fitted = sectionStyle({
  display: "block",
  fontSize: exact("min(1em, calc(var(--name-room) / var(--name-width)))", "the hero"),
});

const widestWord = "var(--name-room) / var(--name-width)";
const fittedSize = (min: number) =>
  exact(
    `min(1em, max(${rem(min)}, var(--name-room) / var(--name-line)), ${widestWord})`,
    "the hero",
  );

// Name and firm are two lines of one size: each on one line if both fit at this size or more.
sectionGlobal(`[data-firm] > ${fitted}`, {
  fontSize: fittedSize(48),
  "@media": {
    [media.mobile]: {
      fontSize: fittedSize(38),
    },
  },
});
sectionGlobal(`[data-firm] > ${fitted}[data-firm]`, {
  marginBlockStart: exact(".14em", "the name"),
});

export const word = sectionStyle({ display: "inline-block", whiteSpace: "nowrap" });

/** Brokerage, license and languages; the design sets the direction. */
export const facts = sectionStyle(role("small"));

sectionGlobal(`${facts} dt`, { color: vars.scheme.text2 });
sectionGlobal(`${facts} dd`, { fontWeight: weight.semibold });

export const brokerage = sectionStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  minHeight: 24,
  verticalAlign: "top",
});

/** Pretendard stylistic set with a serif I, which distinguishes I, l and 1. */
export const license = sectionStyle({ fontFeatureSettings: '"ss06"' });

/** At least 44 px high, without making its row higher. */
export const phone = sectionStyle({
  paddingBlock: exact(14, "a target of 44 px"),
  textDecoration: "none",
  fontVariantNumeric: "tabular-nums lining-nums",
  ":hover": { textDecoration: "underline", textUnderlineOffset: 4, textDecorationThickness: 1 },
});

export const action = sectionStyle({});

sectionGlobal(`${action} > *`, { "@media": { [media.mobile]: { width: "100%" } } });
