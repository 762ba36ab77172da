import { role, weight } from "../../styles/role.ts";
import { templateGlobal, templateStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
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
  ...role("small", { weight: "semibold" }),
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
  ...role("fine"),
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
export const weekday = templateStyle(role("fine"));
export const number = templateStyle(role("body", { weight: "semibold", reading: false }));
templateGlobal(`${day}[data-empty] > ${number}`, { fontWeight: weight.regular });

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
  ...role("fine"),
  color: scheme.text2,
});
export const legendMark = templateStyle({ ...square, flex: "none" });

export const times = templateStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 4,
});
export const time = templateStyle([
  choice,
  { minHeight: 50, padding: "4px 8px", selectors: { "&:nth-child(3)": { gridColumn: "1 / -1" } } },
]);
export const timeLabel = templateStyle(role("base", { weight: "semibold" }));
export const hours = templateStyle(role("fine"));

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
  ...role("caption"),
  color: scheme.text2,
});
export const rowTime = templateStyle({
  display: "block",
  ...role("base", { weight: "semibold" }),
});

export const error = templateStyle({
  ...role("small", { weight: "semibold" }),
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
  ...role("small", { weight: "semibold" }),
  textAlign: "start",
  cursor: "pointer",
});
export const most = templateStyle({ fontWeight: weight.regular, color: scheme.text2 });
