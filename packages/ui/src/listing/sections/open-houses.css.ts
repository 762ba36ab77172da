import { distance } from "../../styles/distance.ts";
import { exact } from "../../styles/exact.ts";
import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;
const hairline = `1px solid ${scheme.line}`;

export const inColumn = templateStyle({
  paddingBlockStart: distance.band,
});

/** Two weeks; hidden from screen readers, for which the list is the same. */
export const calendar = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  borderBlockStart: hairline,
  borderInlineStart: hairline,
  ...role("small"),
  fontVariantNumeric: "tabular-nums",
});
templateGlobal(`${calendar} > *`, {
  minHeight: 58,
  paddingBlock: "8px 4px",
  paddingInline: "8px 0",
  borderBlockEnd: hairline,
  borderInlineEnd: hairline,
  overflow: "hidden",
  "@media": {
    [media.mobile]: {
      minHeight: 48,
      // At 320 px the first of a month takes one line.
      paddingInline: exact("min(6px, 10vw - 30px) 0", "the first of a month"),
      paddingBlockStart: 4,
      ...role("caption"),
    },
  },
});
export const weekday = templateStyle({
  minHeight: "36px !important",
  ...role("caption"),
  color: scheme.text2,
});
export const cell = templateStyle({
  whiteSpace: "nowrap",
  selectors: {
    "&[data-today]": {
      fontWeight: weight.strong,
      textDecoration: "underline",
      textDecorationThickness: 2,
      textUnderlineOffset: 5,
    },
    "&[data-open]": {
      color: scheme.onFill,
      background: scheme.fill,
      borderColor: scheme.fill,
      fontWeight: weight.strong,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[data-open]": { border: "3px solid Highlight" } } },
  },
});
export const hours = templateStyle({
  display: "block",
  ...role("caption", { weight: "semibold" }),
  whiteSpace: "normal",
  "@media": { [media.mobile]: { display: "none" } },
});

export const item = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2.3fr) minmax(0, 2fr) minmax(0, 2.3fr) auto",
  gap: 16,
  alignItems: "center",
  minHeight: 64,
  paddingBlock: 8,
  borderBlockEnd: hairline,
  ...role("body", { reading: false }),
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) auto" },
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto", gap: "0 12px", paddingBlock: 12 },
  },
});
/** Balanced, so that month and day are on one line. */
export const day = templateStyle({ fontWeight: weight.semibold, textWrap: "balance" });
export const time = templateStyle({
  fontVariantNumeric: "lining-nums",
  "@media": { [media.mobile]: { gridColumn: 1 } },
});
export const remarks = templateStyle({
  ...role("base"),
  color: scheme.text2,
  "@media": { [media.tablet]: { gridColumn: "1 / 3" }, [media.mobile]: { gridColumn: "1 / -1" } },
});
export const link = templateStyle({
  "@media": { [media.tablet]: { gridArea: "1 / 3" }, [media.mobile]: { gridArea: "1 / 2 / 3" } },
});
export const zone = templateStyle({
  marginBlockStart: 12,
  ...role("caption"),
  color: scheme.text2,
});
export const none = templateStyle({
  marginBlockEnd: 20,
  ...role("body", { reading: false }),
});
