import { templateGlobal, templateStyle } from "../../../styles/layer-style.ts";
import { grid } from "../../../styles/layout.css.ts";
import { media } from "../../../styles/media.ts";
import { rem } from "../../../styles/rem.ts";
import { inLanguage } from "../../../styles/states.ts";
import { vars } from "../../../theme/contract.css.ts";
import { vertical } from "./editorial-title.css.ts";
import { serif } from "./serif.css.ts";

const { scheme } = vars;

const hairline = `1px solid ${scheme.line}`;
const rule = `1px solid ${scheme.text}`;
const wide = (gridColumn: string) => ({ [media.aboveMobile]: { gridColumn } });

export const letter = templateStyle({
  paddingBlock: "120px 128px",
  background: scheme.surface2,
  "@media": { [media.mobile]: { paddingBlock: 80 } },
});

export const letterInner = templateStyle([grid, { rowGap: 24 }]);

export const letterHeading = templateStyle({
  fontSize: rem(64),
  lineHeight: 1.2,
  "@media": {
    [media.aboveMobile]: { gridColumn: "1 / 5" },
    [media.tablet]: { fontSize: rem(44) },
    [media.mobile]: { fontSize: rem(32) },
  },
});
templateGlobal(`${letterHeading}.${vertical}`, {
  "@media": { [media.aboveMobile]: { justifySelf: "start", lineHeight: 1.5 } },
});

export const letterBody = templateStyle({ "@media": wide("5 / 13") });

export const letterLead = templateStyle({
  marginBlockEnd: 44,
  fontSize: rem(22),
  lineHeight: 1.6,
  whiteSpace: "pre-line",
  textWrap: "balance",
  selectors: {
    [inLanguage.ko]: { lineHeight: 1.75 },
    [inLanguage.ja]: { lineHeight: 1.9, letterSpacing: ".04em" },
  },
  "@media": { [media.mobile]: { marginBlockEnd: 36, fontSize: rem(19) } },
});

/** Not in Japanese: the glyphs exceed the size of the fonts of a page. */
export const serifLead = templateStyle({
  ...serif,
  letterSpacing: "-.015em",
  selectors: { [inLanguage.ko]: { fontWeight: 500, letterSpacing: "-.03em" } },
});

export const channels = templateStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(220)}), 1fr))`,
  columnGap: 24,
  marginBlockStart: 56,
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
  paddingBlock: 14,
  textDecoration: "none",
});

export const channelLabel = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 6,
  fontSize: rem(15),
  lineHeight: rem(24),
  color: scheme.text2,
});

export const channelTarget = templateStyle({
  display: "block",
  fontSize: rem(18),
  lineHeight: rem(30),
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums lining-nums",
});
templateGlobal(`${channel}:hover ${channelTarget}`, {
  textDecoration: "underline",
  textUnderlineOffset: 5,
  textDecorationThickness: 1,
});
