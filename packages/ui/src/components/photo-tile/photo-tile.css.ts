import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";

const { scheme, platform } = vars;

/** On a phone the picture stands at the left and the tools beside it. */
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

export const picture = componentStyle({
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

/** Number, or that it is the cover. */
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
// Inside: the picture above would cover a ring around the tool.
componentGlobal(`.${tools} > button:focus-visible`, { outlineOffset: -3 });
componentGlobal(`.${tools} svg`, { width: 20, height: 20 });
componentGlobal(`.${tools} > :first-child`, { cursor: "grab", touchAction: "none" });

/** In the tile's place while there is no picture: uploading and failed. */
export const notice = componentStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  aspectRatio: "4 / 3",
  padding: 13,
  // Forced colours drop the ground and show this instead.
  border: "1px solid transparent",
  background: scheme.hover,
  fontSize: 14,
  lineHeight: "20px",
  fontWeight: 500,
  overflowWrap: "anywhere",
  "@media": { [media.mobile]: { gridColumn: "1 / -1", aspectRatio: "auto", minHeight: 84 } },
});

/** Room for the cross, which no long name may cover. */
export const crossed = componentStyle({
  position: "relative",
  paddingBlockStart: 44,
  "@media": { [media.mobile]: { paddingBlockStart: 13, paddingInlineEnd: 52 } },
});

export const cross = componentStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

componentGlobal(`.${cross} svg`, { width: 20, height: 20 });

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

// What is lifted is the picture alone; the tools stay, because one of them holds the pointer.
componentGlobal(`.${tile}[data-dragging] :is(.${number}, .${tools})`, { opacity: 0 });

/** Where the dragged tile will land. */
export const target = componentStyle({
  position: "relative",
  aspectRatio: "4 / 3",
  border: `1.5px dashed ${scheme.focus}`,
  // The palest blue of the platform, in any scheme.
  background: `color-mix(in srgb, ${scheme.focus} 8%, ${scheme.surface})`,
  "@media": { [media.mobile]: { gridColumn: "1 / -1", aspectRatio: "auto", minHeight: 84 } },
});
