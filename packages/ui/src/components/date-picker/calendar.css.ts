import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** 44 px, less on a screen of 320 px. */
const cellSize = "min(44px, calc((100vw - 48px) / 7))";

export const dialog = componentStyle({
  padding: 8,
  overflowY: "auto",
  selectors: { "&:focus": { outline: "none" } },
});

export const header = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 8,
  marginBlockEnd: 4,
});

export const heading = componentStyle({
  ...role("base", { weight: "semibold" }),
  letterSpacing: "inherit",
});

export const step = componentStyle({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  selectors: {
    "&[data-hovered]": { background: scheme.hover },
    "&[data-disabled]": { color: scheme.onMuted, cursor: "not-allowed" },
    "&:dir(rtl)": { transform: "scaleX(-1)" },
    "&[data-focus-visible]": { outlineOffset: -3 },
  },
});

componentGlobal(`.${step} > svg`, { width: 20, height: 20 });

export const grid = componentStyle({ borderSpacing: 0 });

componentGlobal(`.${grid} td`, { padding: exact("1px 0", "a gap between cells") });

export const weekday = componentStyle({
  width: cellSize,
  height: 32,
  padding: 0,
  ...role("fine", { weight: "medium" }),
  color: scheme.text2,
});

const selectedInForcedColors = {
  color: "HighlightText",
  background: "Highlight",
  forcedColorAdjust: "none",
} as const;

export const cell = componentStyle({
  display: "grid",
  placeItems: "center",
  width: cellSize,
  height: cellSize,
  borderRadius: vars.radius.control,
  ...role("small"),
  fontVariantNumeric: "tabular-nums lining-nums",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: scheme.hover },
    "&[data-today]": {
      fontWeight: weight.strong,
      textDecoration: "underline",
      textUnderlineOffset: "4px",
    },
    "&[data-selected]": { background: scheme.hover, borderRadius: 0 },
    "&[data-selection-start]": {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    "&[data-selection-end]": {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    "&:is([data-selection-start], [data-selection-end]), &[data-single][data-selected]": {
      color: scheme.onFill,
      background: scheme.fill,
      fontWeight: weight.semibold,
      boxShadow: `inset 0 0 0 1.5px ${scheme.fillEdge}`,
    },
    "&[data-single][data-selected]": { borderRadius: vars.radius.control },
    "&:is([data-disabled], [data-unavailable])": { color: scheme.text2, cursor: "not-allowed" },
    "&[data-unavailable]": { textDecoration: "line-through" },
    "&[data-disabled]": { opacity: 0.5 },
    "&[data-outside-month]": { visibility: "hidden" },
    "&:focus-visible": { outline: `2px solid ${scheme.focus}`, outlineOffset: -4 },
    "&:is([data-selection-start], [data-selection-end], [data-single][data-selected]):focus-visible":
      { outlineColor: scheme.onFill },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": selectedInForcedColors,
        "&:is([data-selection-start], [data-selection-end]), &[data-single][data-selected]":
          selectedInForcedColors,
        "&:is([data-disabled], [data-unavailable])": { color: "GrayText", opacity: 1 },
      },
    },
  },
});
