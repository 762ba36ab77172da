import { componentGlobal, componentStyle, componentVariants } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, platform } = vars;

/** Light tint of the main color in every scheme, for the open item. */
const currentSurface = `color-mix(in srgb, ${scheme.focus} 8%, ${scheme.surface})`;

export const root = componentStyle({ position: "relative", minWidth: 0 });

export const layout = componentVariants({
  list: { borderBlockStart: `1px solid ${scheme.line}`, outline: "none" },
  grid: {
    display: "grid",
    // Two columns on a phone, and in the form of an editor.
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, max(160px, min(200px, 45%))), 1fr))",
    gap: "20px 12px",
    outline: "none",
  },
});

export const item = componentStyle({
  position: "relative",
  minWidth: 0,
  background: scheme.surface,
  outlineOffset: -3,
  selectors: {
    "&[data-allows-dragging]": { cursor: "grab" },
    "&[data-dragging]": { opacity: 0.5 },
  },
});

export const itemLayout = componentVariants({
  list: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: 4,
    minHeight: 64,
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${scheme.line}`,
    // Three columns with an empty first one would indent items that cannot be moved.
    selectors: {
      "&:not([data-allows-dragging])": { gridTemplateColumns: "minmax(0, 1fr) auto" },
    },
  },
  grid: { display: "flex", flexDirection: "column", outlineOffset: 2 },
});

/** An item that is a link. */
export const linked = componentStyle({
  paddingBlock: 0,
  columnGap: 0,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: scheme.surface2 },
    "&[aria-current]": { background: currentSurface },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-current]": { outline: "2px solid Highlight" } } },
  },
});

export const content = componentStyle({ minWidth: 0, overflowWrap: "anywhere" });

// An image would otherwise be dragged instead of its item, or open its own menu after a long press.
componentGlobal(`.${item}[data-allows-dragging] .${content} img`, { pointerEvents: "none" });

componentGlobal(`.${itemLayout.list}:not(.${linked}) .${content}`, { paddingInlineStart: 4 });

/** Covers its item, so that it can be clicked anywhere and opened in a new tab. */
export const link = componentStyle({
  display: "block",
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
});

// Controls in the item stay above the link that covers it.
componentGlobal(`.${linked} :is(a, button, input, select, label):not(.${link})`, {
  position: "relative",
  zIndex: 1,
});

export const handle = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: 44,
  height: 44,
  borderRadius: vars.radius.control,
  color: scheme.text2,
  outlineOffset: -3,
  selectors: {
    // react-aria lets pointer events through to the item, which is what is dragged.
    [`${item}[data-hovered] &`]: { color: scheme.text },
    // On the image, at its end.
    [`${itemLayout.grid} &`]: {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: 0,
      zIndex: 1,
      borderRadius: 0,
      color: scheme.text,
      background: scheme.surface,
    },
  },
});

componentGlobal(`.${handle} > svg`, { width: 20, height: 20 });

export const tools = componentStyle({ display: "flex", alignItems: "center", flexWrap: "wrap" });

componentGlobal(`.${itemLayout.grid} .${tools}`, { justifyContent: "space-between" });

export const moveButtons = componentStyle({ display: "inline-flex" });

// Both fit next to two other buttons below an image in a phone's column.
componentGlobal(`.${itemLayout.grid} .${moveButtons}`, {
  flex: "1 1 80px",
  minWidth: 0,
  maxWidth: 88,
});
componentGlobal(`.${itemLayout.grid} .${moveButtons} button`, { flexShrink: 1, minWidth: 40 });

componentGlobal(`.${tools} svg`, { width: 20, height: 20 });
componentGlobal(`.${moveButtons}:dir(rtl) svg`, { transform: "scaleX(-1)" });

/**
 * Element between two items that receives the focus while dragging by keyboard. Out of the layout, so that
 * a grid does not get another cell; its neighbor draws the line.
 */
export const indicator = componentStyle({ position: "absolute", width: 1, height: 1 });

const line = {
  content: "",
  position: "absolute",
  zIndex: 2,
  background: scheme.focus,
  boxShadow: platform.shadow,
  forcedColorAdjust: "none",
  "@media": { [media.forcedColors]: { background: "Highlight" } },
} as const;
const across = { ...line, insetInline: 0, height: 3 } as const;
const along = { ...line, insetBlock: 0, width: 3 } as const;
const target = `.${indicator}[data-drop-target]`;

componentGlobal(`${target} + .${itemLayout.list}::before`, { ...across, insetBlockStart: -2 });
componentGlobal(`.${itemLayout.list}:has(+ ${target}:last-child)::after`, {
  ...across,
  insetBlockEnd: -2,
});
componentGlobal(`${target} + .${itemLayout.grid}::before`, { ...along, insetInlineStart: -8 });
componentGlobal(`.${itemLayout.grid}:has(+ ${target}:last-child)::after`, {
  ...along,
  insetInlineEnd: -8,
});

/** Lifted by a finger. */
export const lifted = componentStyle({
  outline: `2px solid ${scheme.focus}`,
  boxShadow: platform.shadow,
  opacity: 0.7,
});

/** Next to the line where an item that a finger has lifted would be dropped. */
export const dropSide = {
  list: componentVariants({ before: {}, after: {} }),
  grid: componentVariants({ before: {}, after: {} }),
};

componentGlobal(`.${dropSide.list.before}::before`, { ...across, insetBlockStart: -2 });
componentGlobal(`.${dropSide.list.after}::before`, { ...across, insetBlockEnd: -2 });
componentGlobal(`.${dropSide.grid.before}::before`, { ...along, insetInlineStart: -8 });
componentGlobal(`.${dropSide.grid.after}::before`, { ...along, insetInlineEnd: -8 });

export const empty = componentStyle({
  gridColumn: "1 / -1",
  paddingBlock: 24,
  color: scheme.text2,
  textAlign: "center",
});
