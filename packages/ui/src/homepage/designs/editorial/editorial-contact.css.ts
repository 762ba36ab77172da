import { distance } from "../../../styles/distance.ts";
import { rem } from "../../../styles/rem.ts";
import { role } from "../../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../../styles/scaled.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";
import { vertical } from "./editorial-title.css.ts";
import { serif, serifPerScript } from "./serif.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
const rule = `1px solid ${scheme.text}`;
const wide = (gridColumn: string) => ({ [media.aboveMobile]: { gridColumn } });

export const letter = templateStyle({
  paddingBlock: distance.section,
  background: scheme.surface2,
});

export const letterInner = templateStyle([grid, { rowGap: 24 }]);

export const letterHeading = templateStyle({
  ...role("banner"),
  ...serif,
  // Of one size in every script.
  fontSize: role("banner", { latin: true }).fontSize,
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 5" },
  },
});
templateGlobal(`${letterHeading}.${vertical}`, {
  "@media": { [media.aboveMobile]: { justifySelf: "start", lineHeight: vars.line.small } },
});

export const letterBody = templateStyle({ "@media": wide("5 / 13") });

export const letterLead = templateStyle({
  marginBlockEnd: 40,
  ...role("lead", { reading: false }),
  whiteSpace: "pre-line",
  textWrap: "balance",
  "@media": { [media.mobile]: { marginBlockEnd: 32 } },
});

/** Not in Japanese: the glyphs exceed the size of the fonts of a page. */
export const serifLead = templateStyle({
  ...serif,
  selectors: { [inLanguage.ko]: serifPerScript[inLanguage.ko] },
});

export const channels = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  columnGap: 24,
  marginBlockStart: 64,
  borderBlockStart: rule,
});
// Four are two rows of two.
templateGlobal(`${channels}:has(> :nth-child(4):last-child)`, {
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(290)}), 1fr))`,
});
templateGlobal(`${channels} > li`, { minWidth: 0, borderBlockEnd: hairline });

export const channel = templateStyle({
  display: "block",
  minHeight: 72,
  paddingBlock: 12,
  textDecoration: "none",
});

export const channelLabel = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 4,
  ...role("small"),
  color: scheme.text2,
});

export const channelTarget = templateStyle({
  display: "block",
  ...role("body", { weight: "semibold", reading: false }),
  fontVariantNumeric: "tabular-nums lining-nums",
});
templateGlobal(`${channel}:hover ${channelTarget}`, {
  textDecoration: "underline",
  textUnderlineOffset: 5,
  textDecorationThickness: 1,
});
