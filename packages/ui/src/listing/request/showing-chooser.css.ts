import { templateGlobal, templateStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const chooser = templateStyle({
  display: "grid",
  gap: 8,
  minWidth: 0,
  padding: 0,
  border: 0,
  selectors: { "&:focus": { outline: "none" } },
});

export const title = templateStyle({
  display: "block",
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 620,
});

export const head = templateStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: 12,
});

export const small = templateStyle({
  display: "block",
  fontSize: rem(13),
  lineHeight: rem(20),
  color: scheme.text2,
});

export const days = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 4,
});
/** Editorial and Atelier have the width for both weeks in one row. */
templateGlobal(`[data-plain] ${days}`, {
  "@container": { "(min-width: 667px)": { gridTemplateColumns: "repeat(14, minmax(0, 1fr))" } },
});

/** What a day and a time share: a button with an edge. */
const choice = templateStyle({
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minWidth: 0,
  padding: 0,
  border: `1px solid ${scheme.control}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  background: "none",
  textAlign: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: scheme.hover },
    '&[aria-checked="true"]': {
      color: scheme.onFill,
      background: scheme.fill,
      borderColor: scheme.fill,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        '&[aria-checked="true"]': {
          color: "HighlightText",
          background: "Highlight",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const day = templateStyle([
  choice,
  {
    minHeight: 56,
    selectors: {
      "&[data-empty]": {
        border: "1px solid transparent",
        color: scheme.text2,
        background: "none",
        cursor: "default",
      },
    },
  },
]);
export const weekday = templateStyle({ fontSize: rem(13), lineHeight: rem(18) });
export const number = templateStyle({ fontSize: rem(17), lineHeight: rem(24), fontWeight: 620 });
templateGlobal(`${day}[data-empty] > ${number}`, { fontWeight: 400 });

const square = {
  width: 7,
  height: 7,
  background: scheme.accentUi,
  forcedColorAdjust: "none",
} as const;
export const mark = templateStyle({
  ...square,
  position: "absolute",
  insetBlockStart: 4,
  insetInlineEnd: 4,
});
templateGlobal(`[aria-checked="true"] > ${mark}`, { background: scheme.onFill });
export const legend = templateStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  fontSize: rem(13),
  lineHeight: rem(20),
  color: scheme.text2,
});
export const legendMark = templateStyle({ ...square, flex: "none" });

export const times = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 6,
});
export const time = templateStyle([
  choice,
  { minHeight: 50, padding: "6px 8px", selectors: { "&:nth-child(3)": { gridColumn: "1 / -1" } } },
]);
export const timeLabel = templateStyle({
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 600,
});
export const hours = templateStyle({ fontSize: rem(13), lineHeight: rem(18) });

export const rows = templateStyle({
  listStyle: "none",
  padding: 0,
  borderBlockStart: `1px solid ${scheme.text}`,
});
export const row = templateStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 44px",
  alignItems: "center",
  gap: 8,
  minHeight: 88,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${scheme.line}`,
});
export const rank = templateStyle({
  display: "block",
  fontSize: rem(14),
  lineHeight: rem(22),
  color: scheme.text2,
});
export const rowTime = templateStyle({
  display: "block",
  fontSize: rem(16),
  lineHeight: rem(24),
  fontWeight: 620,
});

export const error = templateStyle({
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 560,
  color: scheme.error,
  selectors: { "&:empty": { display: "none" } },
});

export const actions = templateStyle({ display: "flex", flexWrap: "wrap", columnGap: 20 });
export const action = templateStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  color: scheme.text,
  background: "none",
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 600,
  textAlign: "start",
  cursor: "pointer",
});
export const most = templateStyle({ fontWeight: 400, color: scheme.text2 });
