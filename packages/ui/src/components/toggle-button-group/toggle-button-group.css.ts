import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme } = vars;

export const root = componentStyle({ minWidth: 0 });

export const group = componentStyle({ display: "flex", flexWrap: "wrap", gap: 8 });

export const button = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  paddingInline: 16,
  border: `1px solid ${scheme.outline}`,
  borderRadius: vars.radius.control,
  color: scheme.text,
  fontSize: 15,
  lineHeight: "20px",
  fontWeight: 500,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: scheme.hover },
    "&[data-selected]": {
      color: scheme.surface,
      background: scheme.text,
      borderColor: scheme.text,
      fontWeight: 600,
    },
    "&[data-disabled]": {
      color: scheme.onMuted,
      background: scheme.muted,
      cursor: "not-allowed",
    },
    "&[data-focus-visible]": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-selected]": {
          color: "HighlightText",
          background: "Highlight",
          forcedColorAdjust: "none",
        },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});

componentGlobal(`.${button} > svg`, { flex: "none", width: 20, height: 20 });
