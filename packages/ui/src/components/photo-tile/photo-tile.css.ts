import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme, platform } = vars;

/** On a phone the image is at the left and the tools are next to it. */
export const tile = componentStyle({
  position: "relative",
  minWidth: 0,
  "@media": {
    [media.mobile]: {
      display: "grid",
      gridTemplateColumns: "112px minmax(0, 1fr)",
      alignItems: "center",
      gap: 8,
    },
  },
});

export const imageFrame = componentStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  background: scheme.hover,
  selectors: {
    "[data-dragging] > &": {
      outline: `2px solid ${scheme.focus}`,
      boxShadow: platform.shadow,
      zIndex: 6,
    },
  },
});

export const image = componentStyle({ width: "100%", height: "100%", objectFit: "cover" });

/** Position, or the cover label. */
export const number = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  padding: "5px 10px",
  color: scheme.text,
  background: scheme.surface,
  fontSize: 13,
  lineHeight: "18px",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums lining-nums",
});

export const tools = componentStyle({ display: "flex", justifyContent: "space-between" });

componentGlobal(`.${tools} > button`, { flex: "0 1 44px", minWidth: 24 });
// Inset, because the image above would cover an outer focus ring.
componentGlobal(`.${tools} > button:focus-visible`, { outlineOffset: -3 });
componentGlobal(`.${tools} svg`, { width: 20, height: 20 });
componentGlobal(`.${tools} > :first-child`, { cursor: "grab", touchAction: "none" });

/** Content of uploading and failed tiles. */
export const notice = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  aspectRatio: "4 / 3",
  padding: 13,
  // Visible in forced colors, which remove the background.
  border: "1px solid transparent",
  background: scheme.hover,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 500,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { gridColumn: "1 / -1", aspectRatio: "auto", minHeight: 84 } },
});

/** Space for the dismiss button next to a long file name. */
export const dismissible = componentStyle({
  position: "relative",
  paddingBlockStart: 44,
  "@media": { [media.mobile]: { paddingBlockStart: 13, paddingInlineEnd: 52 } },
});

export const dismiss = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

componentGlobal(`.${dismiss} svg`, { width: 20, height: 20 });

export const failed = componentStyle({ color: scheme.error, background: scheme.errorSurface });

export const actions = componentStyle({ display: "flex", flexWrap: "wrap", columnGap: 16 });

export const action = componentStyle({
  alignSelf: "flex-start",
  minHeight: 44,
  color: "inherit",
  fontWeight: 600,
  textDecoration: "underline",
  textUnderlineOffset: 4,
});

export const bar = componentStyle({
  display: "block",
  width: "100%",
  height: 4,
  marginBlockStart: 8,
  border: 0,
  background: scheme.outline,
  appearance: "none",
  selectors: {
    "&::-webkit-progress-bar": { background: scheme.outline },
    "&::-webkit-progress-value": { background: scheme.fill },
    "&::-moz-progress-bar": { background: scheme.fill },
  },
  "@media": {
    [media.forcedColors]: {
      height: 8,
      border: "1px solid CanvasText",
      forcedColorAdjust: "none",
      background: "Canvas",
      selectors: {
        "&::-webkit-progress-bar": { background: "Canvas" },
        "&::-webkit-progress-value": { background: "Highlight" },
        "&::-moz-progress-bar": { background: "Highlight" },
      },
    },
  },
});

// Hides the tools without removing them, because the handle has captured the pointer.
componentGlobal(`.${tile}[data-dragging] :is(.${number}, .${tools})`, { opacity: 0 });

export const dropTarget = componentStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  border: `1.5px dashed ${scheme.focus}`,
  // Light blue in every color scheme.
  background: `color-mix(in srgb, ${scheme.focus} 8%, ${scheme.surface})`,
  "@media": { [media.mobile]: { gridColumn: "1 / -1", aspectRatio: "auto", minHeight: 84 } },
});
