import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;
const hairline = `1px solid ${scheme.line}`;

export const inColumn = templateStyle({
  paddingBlockStart: 88,
  "@media": { [media.mobile]: { paddingBlockStart: 64 } },
});

/** Two weeks; hidden from screen readers, for which the list is the same. */
export const calendar = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontVariantNumeric: "tabular-nums",
});
templateGlobal(`${calendar} > *`, {
  minHeight: 58,
  padding: "8px 2px 4px 10px",
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  overflow: "hidden",
  "@media": {
    [media.mobile]: {
      minHeight: 48,
      // At 320 px the first of a month takes one line.
      paddingInline: "min(6px, 10vw - 30px) 0",
      paddingBlockStart: 6,
      fontSize: rem(14),
    },
  },
});
export const weekday = templateStyle({
  minHeight: "36px !important",
  fontSize: rem(14),
  color: scheme.text2,
});
export const cell = templateStyle({
  whiteSpace: "nowrap",
  selectors: {
    "&[data-today]": {
      fontWeight: 680,
      textDecoration: "underline",
      textDecorationThickness: 2,
      textUnderlineOffset: 5,
    },
    "&[data-open]": {
      color: scheme.onFill,
      background: scheme.fill,
      borderColor: scheme.fill,
      fontWeight: 640,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-open]": { border: "3px solid Highlight" } } },
  },
});
export const hours = templateStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 560,
  whiteSpace: "normal",
  "@media": { [media.mobile]: { display: "none" } },
});

export const item = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2.3fr) minmax(0, 2fr) minmax(0, 2.3fr) auto",
  gap: 16,
  alignItems: "center",
  minHeight: 64,
  paddingBlock: 10,
  borderBlockEnd: hairline,
  fontSize: rem(17),
  lineHeight: rem(26),
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) auto" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "0 12px", paddingBlock: 14 },
  },
});
/** Balanced, so that month and day are on one line. */
export const day = templateStyle({ fontWeight: 620, textWrap: "balance" });
export const time = templateStyle({
  fontVariantNumeric: "lining-nums",
  "@media": { [media.mobile]: { gridColumn: 1 } },
});
export const remarks = templateStyle({
  fontSize: rem(16),
  color: scheme.text2,
  "@media": { [media.tablet]: { gridColumn: "1 / 3" }, [media.mobile]: { gridColumn: "1 / -1" } },
});
export const link = templateStyle({
  "@media": { [media.tablet]: { gridArea: "1 / 3" }, [media.mobile]: { gridArea: "1 / 2 / 3" } },
});
export const zone = templateStyle({
  marginBlockStart: 12,
  fontSize: rem(14),
  lineHeight: rem(22),
  color: scheme.text2,
});
export const none = templateStyle({
  marginBlockEnd: 20,
  fontSize: rem(17),
  lineHeight: rem(28),
});
