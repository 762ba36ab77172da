import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const choices = componentStyle({
  display: "flex",
  flexDirection: "column",
  selectors: {
    '&[data-orientation="horizontal"]': { flexDirection: "row", flexWrap: "wrap", columnGap: 24 },
  },
});

/** A row of at least 44 px, clickable as a whole. */
export const choice = componentStyle({
  display: "grid",
  gridTemplateColumns: "24px minmax(0, 1fr)",
  gap: 12,
  alignItems: "start",
  minHeight: 44,
  paddingBlock: exact(10, "the box in a row of 44"),
  ...role("base"),
  lineHeight: exact("1.5rem", "the box"),
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: scheme.text2, cursor: "not-allowed" } },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-disabled]": { color: "GrayText" } } },
  },
});

/** An option with a look of the caller, which contains the hidden input. */
export const custom = componentStyle({
  position: "relative",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});

// The library hides the input in a corner, where touches of a screen reader can miss the option.
componentGlobal(`.${custom} > span:first-child`, {
  inset: 0,
  zIndex: 1,
  width: "100% !important",
  height: "100% !important",
  margin: exact("0 !important", "the hidden input of the library"),
  clip: "auto !important",
  clipPath: "none !important",
  opacity: 0,
});
componentGlobal(`.${custom} > span:first-child > input`, {
  width: "100%",
  height: "100%",
  margin: 0,
  cursor: "inherit",
});

/** The box of a checkbox, or with `circle` that of a radio button. */
export const indicator = componentStyle({
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  border: `1.5px solid ${scheme.control}`,
  borderRadius: vars.radius.inner,
  color: scheme.onFill,
  selectors: {
    ":where([data-hovered]) > &": { borderColor: scheme.text },
    ":where([data-selected]) > &": { background: scheme.fill, borderColor: scheme.accentUi },
    ":where([data-invalid]) > &": {
      borderColor: scheme.error,
      boxShadow: `inset 0 0 0 1px ${scheme.error}`,
    },
    ":where([data-disabled]) > &": {
      background: scheme.muted,
      borderColor: scheme.outline,
      color: scheme.onMuted,
    },
    ":where([data-focus-visible]) > &": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        ":where([data-selected]) > &": {
          color: "HighlightText",
          background: "Highlight",
          forcedColorAdjust: "none",
        },
        ":where([data-disabled]) > &": {
          color: "GrayText",
          background: "Canvas",
          borderColor: "GrayText",
        },
      },
    },
  },
});

componentGlobal(`.${indicator} > svg`, { width: 18, height: 18, strokeWidth: 2.2 });

export const circle = componentStyle({ borderRadius: vars.radius.full });

export const dot = componentStyle({
  width: 10,
  height: 10,
  borderRadius: vars.radius.full,
  background: "currentColor",
});

export const texts = componentStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const description = componentStyle({
  ...role("caption"),
  color: scheme.text2,
});
