import { componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const output = componentStyle({
  fontWeight: weight.medium,
  color: scheme.text2,
  fontVariantNumeric: "tabular-nums lining-nums",
  textAlign: "end",
});

/** Reserves the height of a thumb; a press anywhere on it moves the nearest thumb. */
export const track = componentStyle({
  position: "relative",
  height: 44,
  marginInline: 12,
  cursor: "pointer",
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetInline: -14,
      insetBlockStart: 20,
      height: 4,
      borderRadius: vars.radius.inner,
      background: scheme.control,
    },
    "&[data-disabled]": { cursor: "not-allowed" },
    "&[data-disabled]::before": { background: scheme.outline },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "CanvasText" },
        "&[data-disabled]::before": { background: "GrayText" },
      },
    },
  },
});

export const rail = componentStyle({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 19,
  height: 6,
});

export const fill = componentStyle({
  borderRadius: vars.radius.inner,
  background: scheme.accentUi,
  selectors: { "&[data-disabled]": { background: scheme.control } },
  "@media": {
    [media.forcedColors]: {
      background: "Highlight",
      selectors: { "&[data-disabled]": { background: "GrayText" } },
    },
  },
});

/** With one thumb, the fill begins at the end of the track and not at the center of the thumb. */
export const fillFromStart = componentStyle({
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: -14,
      width: 17,
      borderRadius: vars.radius.inner,
      background: "inherit",
    },
  },
});

export const thumb = componentStyle({
  insetBlockStart: "50%",
  width: 28,
  height: 28,
  border: `2px solid ${scheme.accentUi}`,
  borderRadius: vars.radius.full,
  background: scheme.surface,
  cursor: "grab",
  selectors: {
    // Enlarges the target to 44 px.
    "&::after": { content: "", position: "absolute", inset: -10, borderRadius: vars.radius.full },
    "&[data-hovered]": { background: scheme.hover },
    "&[data-dragging]": { background: scheme.accentUi, cursor: "grabbing" },
    "&[data-focus-visible]": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
    "&[data-disabled]": {
      borderColor: scheme.control,
      background: scheme.muted,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { borderColor: "GrayText" } } },
  },
});
