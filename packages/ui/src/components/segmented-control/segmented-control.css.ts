import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const group = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  "@media": { [media.mobile]: { display: "flex" } },
});

export const segment = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  maxWidth: "100%",
  minWidth: 44,
  minHeight: 44,
  paddingInline: 16,
  color: scheme.text,
  ...role("small", { weight: "medium" }),
  textAlign: "center",
  overflowWrap: "break-word",
  cursor: "pointer",
  // Divides the lines of a wrapped control; above the first it is on the border of the group.
  boxShadow: `0 -1px ${scheme.outline}`,
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${scheme.outline}` },
    "&:first-child": {
      borderStartStartRadius: vars.radius.inner,
      borderEndStartRadius: vars.radius.inner,
    },
    "&:last-child": {
      borderStartEndRadius: vars.radius.inner,
      borderEndEndRadius: vars.radius.inner,
    },
    "&:hover": { background: scheme.hover },
    "&:has(:checked)": {
      color: scheme.surface,
      background: scheme.text,
      fontWeight: weight.semibold,
    },
    "&:has(:disabled)": { color: scheme.onMuted, background: scheme.muted, cursor: "not-allowed" },
    "&:has(:focus-visible)": {
      outline: `3px solid ${scheme.focus}`,
      outlineOffset: 3,
      zIndex: 1,
    },
  },
  "@media": {
    [media.mobile]: { flex: "1 1 auto", paddingInline: 12 },
    [media.forcedColors]: {
      selectors: {
        "&:has(:checked)": {
          color: "HighlightText",
          background: "Highlight",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

componentGlobal(`.${segment} > span`, { minWidth: 0 });
componentGlobal(`.${segment} > svg`, { flex: "none", width: 20, height: 20 });

/** Covers its segment, so that pointer and screen reader touches hit the input itself. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "inherit",
});

export const count = componentStyle({ fontVariantNumeric: "tabular-nums lining-nums" });
