import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import type { ScaledRule } from "../../styles/scaled-rule.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme, motion } = vars;

/** Light tint of the main color in every scheme, for selected rows. */
const selectedSurface = `color-mix(in srgb, ${scheme.focus} 10%, ${scheme.surface})`;

/** Scrolls when the table is wider than the page. */
export const container = componentStyle({ position: "relative", overflow: "auto" });

/** Sticky headings refer to the viewport only outside of a scroll container. */
export const pageScroll = componentStyle({ overflow: "visible" });

/** The rows scroll below the headings. */
export const fixedHeadings = componentStyle({});

export const table = componentStyle({
  width: "100%",
  // Borders of sticky headings do not scroll along with collapsed borders.
  borderCollapse: "separate",
  borderSpacing: 0,
  ...role("small"),
  fontVariantNumeric: "lining-nums",
  outline: "none",
});

/** Rows become stacks of cells on a phone. */
export const stacked = componentStyle({ "@media": { [media.mobile]: { display: "block" } } });

/** react-aria sets the width of each column. */
export const resizable = componentStyle({ minWidth: "100%" });

const ifStacked = `.${stacked} &`;
const stack = (style: ScaledRule) => ({ [media.mobile]: { selectors: { [ifStacked]: style } } });

export const head = componentStyle({ "@media": stack({ display: "block" }) });

componentGlobal(`.${stacked} > .${head} > tr`, {
  "@media": {
    [media.mobile]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 4,
      paddingInlineStart: exact(2, "the focus ring"),
      borderBlockEnd: `1px solid ${scheme.text}`,
    },
  },
});

export const heading = componentStyle({
  height: 44,
  paddingInline: "0 16px",
  borderBlockEnd: `1px solid ${scheme.text}`,
  color: scheme.text2,
  ...role("caption", { weight: "semibold" }),
  textAlign: "start",
  outlineOffset: -3,
  cursor: "default",
  selectors: {
    // Space for the background and the focus ring of a row.
    "&:first-child": { paddingInlineStart: 12 },
    "&[data-allows-sorting]": { cursor: "pointer" },
    "&[data-allows-sorting][data-hovered]": { color: scheme.text },
    "&[data-sort-direction]": { color: scheme.text, fontWeight: weight.strong },
    [`${fixedHeadings} &`]: {
      position: "sticky",
      insetBlockStart: 0,
      zIndex: 2,
      background: scheme.surface,
    },
  },
  "@media": stack({
    display: "flex",
    alignItems: "center",
    width: "auto",
    height: "auto",
    minHeight: 44,
    // Space for the focus ring.
    padding: "0 4px",
    border: 0,
  }),
});

/** Visually hides headings without a sort control above stacked rows. */
export const unsortable = componentStyle({
  "@media": stack({
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
  }),
});

export const selectionHeading = componentStyle({
  width: 44,
  paddingInline: 0,
  selectors: { "&:first-child": { paddingInlineStart: 0 } },
  "@media": stack({ marginInlineStart: exact(-2, "the focus ring"), padding: 0 }),
});

export const headingContent = componentStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  maxWidth: "100%",
});

componentGlobal(`.${resizable} .${headingContent}`, { display: "flex" });

export const headingText = componentStyle({ minWidth: 0, overflowWrap: "anywhere" });

componentGlobal(`.${headingContent} > svg`, { flex: "none", width: 16, height: 16, opacity: 0 });
componentGlobal(`.${heading}:is([data-hovered], [data-focus-visible]) > .${headingContent} > svg`, {
  opacity: 0.6,
});
componentGlobal(`.${heading}[data-sort-direction] > .${headingContent} > svg`, { opacity: 1 });

/** Handle between two headings; the hit area is wider than the line. */
export const resizer = componentStyle({
  position: "absolute",
  insetBlock: -12,
  insetInlineEnd: -28,
  // Above the text of the next heading.
  zIndex: 1,
  width: 24,
  cursor: "col-resize",
  touchAction: "none",
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: 14,
    insetInlineStart: 11,
    width: 1,
    background: scheme.outline,
    transition: `background ${motion.fast} ${motion.ease}`,
  },
  selectors: {
    "&[data-hovered]::after": { background: scheme.text },
    "&:is([data-resizing], [data-focus-visible])::after": {
      width: 3,
      background: scheme.focus,
    },
  },
  "@media": { [media.forcedColors]: { "::after": { background: "CanvasText" } } },
});

export const body = componentStyle({ "@media": stack({ display: "block" }) });

export const row = componentStyle({
  position: "relative",
  outlineOffset: -3,
  selectors: {
    "&[data-hovered], &:has(a:hover)": { background: scheme.surface2 },
    "&[data-selected]": { background: selectedSurface },
    // On a selected row as well.
    "&[data-selected][data-hovered]": {
      background: `color-mix(in srgb, ${scheme.focus} 16%, ${scheme.surface})`,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[data-selected]": { outline: "2px solid Highlight" } } },
    [media.mobile]: {
      selectors: {
        [ifStacked]: {
          display: "grid",
          gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
          alignContent: "center",
          paddingBlock: 16,
          borderBlockEnd: `1px solid ${scheme.line}`,
        },
      },
    },
  },
});

export const cell = componentStyle({
  height: 64,
  paddingBlock: 8,
  paddingInline: "0 16px",
  borderBlockEnd: `1px solid ${scheme.line}`,
  fontWeight: weight.regular,
  textAlign: "start",
  verticalAlign: "middle",
  overflowWrap: "anywhere",
  outlineOffset: -3,
  selectors: { "&:first-child": { paddingInlineStart: 12 } },
  "@media": stack({
    display: "flex",
    alignItems: "center",
    gridColumn: "3",
    height: "auto",
    minHeight: 28,
    padding: 0,
    border: 0,
  }),
});

export const end = componentStyle({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": stack({ textAlign: "start" }),
});

// The text stays above the numbers.
componentGlobal(`.${heading}.${end} > .${headingContent}`, { flexDirection: "row-reverse" });
componentGlobal(`.${stacked} .${heading}.${end} > .${headingContent}`, {
  "@media": { [media.mobile]: { flexDirection: "row" } },
});

export const wideOnly = componentStyle({ "@media": stack({ display: "none" }) });

// Spans more grid rows than there are columns; unused rows are empty.
const fullHeight = { gridRow: "1 / span 20" };

export const selectionCell = componentStyle({
  width: 44,
  padding: 0,
  selectors: { "&:first-child": { paddingInlineStart: 0 } },
  "@media": stack({ ...fullHeight, gridColumn: "1" }),
});

export const before = componentStyle({
  "@media": stack({ ...fullHeight, gridColumn: "2", paddingInlineEnd: 16 }),
});

export const after = componentStyle({
  "@media": stack({ ...fullHeight, gridColumn: "4", paddingInlineStart: 12 }),
});

// As wide as its cell: a narrower one would break the label and the value inside of a word. Where both do not
// fit, the value is below the label.
export const cellContent = componentStyle({
  "@media": stack({ display: "flex", flexWrap: "wrap", flex: 1, columnGap: 12, minWidth: 0 }),
});

export const cellLabel = componentStyle({
  display: "none",
  flex: "none",
  minWidth: "min(6em, 50%)",
  maxWidth: "100%",
  color: scheme.text2,
  ...role("caption"),
  "@media": stack({ display: "block" }),
});

export const linkedRow = componentStyle({ cursor: "pointer" });

/** Covers its row, so that the row can be clicked anywhere and opened in a new tab. */
export const rowLink = componentStyle({
  color: "inherit",
  textDecoration: "none",
  outline: "none",
  selectors: {
    [`.${linkedRow} &`]: { position: "static" },
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    "&:focus-visible::after": { outline: `3px solid ${scheme.focus}`, outlineOffset: -3 },
  },
});

// Controls in the row stay above the link that covers it.
componentGlobal(
  `.${linkedRow} .${cellContent} :is(a, button, input, select, label):not(.${rowLink})`,
  { position: "relative", zIndex: 1 },
);

/** 44 px target around the box. */
export const selectionBox = componentStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  cursor: "pointer",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});

export const box = componentStyle({
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  border: `1.5px solid ${scheme.control}`,
  borderRadius: vars.radius.inner,
  color: scheme.onFill,
  selectors: {
    "[data-hovered] > &": { borderColor: scheme.text },
    ":is([data-selected], [data-indeterminate]) > &": {
      background: scheme.fill,
      borderColor: scheme.accentUi,
    },
    "[data-focus-visible] > &": { outline: `3px solid ${scheme.focus}`, outlineOffset: 3 },
    "[data-disabled] > &": {
      background: scheme.muted,
      borderColor: scheme.outline,
      color: scheme.onMuted,
    },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { ":is([data-selected], [data-indeterminate]) > &": { color: "Highlight" } },
    },
  },
});

componentGlobal(`.${box} > svg`, { width: 18, height: 18, strokeWidth: 2.2, opacity: 0 });
componentGlobal(`[data-selected] > .${box} > svg`, { opacity: 1 });
componentGlobal(`[data-indeterminate] > .${box}::after`, {
  content: "",
  gridArea: "1 / 1",
  width: 12,
  // Forced colors remove backgrounds.
  borderBlockStart: "2px solid currentColor",
});
componentGlobal(`[data-indeterminate] > .${box} > svg`, { opacity: 0, gridArea: "1 / 1" });

/** Message in place of the rows. */
export const notice = componentStyle({ paddingBlock: 24, overflowWrap: "anywhere" });

export const loading = componentStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 12,
  minHeight: 64,
  color: scheme.text2,
  ...role("small"),
  selectors: { "&:empty": { minHeight: 0 } },
});
