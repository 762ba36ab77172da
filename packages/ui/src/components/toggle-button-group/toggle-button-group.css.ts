import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Contains the visually hidden label. */
export const root = componentStyle({ position: "relative", minWidth: 0 });

export const group = componentStyle({ display: "flex", flexWrap: "wrap", gap: 8 });

/** Neighbors share a border. */
export const joined = componentStyle({
  display: "inline-flex",
  gap: 0,
  maxWidth: "100%",
  // The lines of a wrapped group share a border.
  paddingBlockStart: exact(1, "the border"),
  "@media": { [media.mobile]: { display: "flex" } },
});

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  maxWidth: "100%",
  minWidth: 44,
  minHeight: 44,
  paddingInline: 16,
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  ...role("small", { weight: "medium" }),
  overflowWrap: "break-word",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: scheme.hover },
    "&[data-selected]": {
      color: scheme.surface,
      background: scheme.text,
      borderColor: scheme.text,
      fontWeight: weight.semibold,
    },
    "&[data-disabled]": {
      color: scheme.onMuted,
      background: scheme.muted,
      cursor: "not-allowed",
    },
    "&[data-focus-visible]": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3, zIndex: 1 },
    [`${joined} > &`]: {
      position: "relative",
      borderRadius: 0,
      marginBlockStart: exact(-1, "the border"),
    },
    [`${joined} > & + &`]: { marginInlineStart: exact(-1, "the border") },
    [`${joined} > &:first-child`]: {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    [`${joined} > &:last-child`]: {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
  },
  "@media": {
    [media.mobile]: {
      selectors: { [`${joined} > &`]: { flex: "1 1 auto", paddingInline: 12 } },
    },
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": {
          color: "HighlightText",
          background: "Highlight",
          forcedColorAdjust: "none",
        },
        "&[data-disabled]": { color: "GrayText", borderColor: "GrayText" },
        "&[data-selected][data-disabled]": {
          color: "Canvas",
          background: "GrayText",
          borderColor: "GrayText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

componentGlobal(`.${button} > span`, { minWidth: 0 });
componentGlobal(`.${button} > svg`, { flex: "none", width: 20, height: 20 });

export const count = componentStyle({
  opacity: 0.8,
  fontVariantNumeric: "tabular-nums lining-nums",
});
