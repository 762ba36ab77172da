import { componentStyle } from "../../styles/scaled.ts";
import { exact } from "../../styles/exact.ts";
import { media } from "../../styles/media.ts";
import { role } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

export const segments = componentStyle({
  flex: 1,
  minWidth: 0,
  paddingInline: 12,
  overflowX: "auto",
  whiteSpace: "pre",
  scrollbarWidth: "none",
  fontVariantNumeric: "tabular-nums lining-nums",
});

/** The transparent border enlarges the target to 44 px. */
export const segment = componentStyle({
  paddingInline: exact(2, "two digits"),
  borderBlock: "10px solid transparent",
  borderRadius: exact(12, "the transparent border and 2 px"),
  backgroundClip: "padding-box",
  caretColor: "transparent",
  textAlign: "end",
  selectors: {
    '&[data-type="literal"]': { paddingInline: 0 },
    "&[data-placeholder]": { color: scheme.text2 },
    "&[data-focused]": {
      color: scheme.surface,
      background: scheme.text,
      backgroundClip: "padding-box",
    },
    "&:focus-visible": { outline: "none" },
    "&[data-disabled]": { cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      // Transparent borders are drawn in forced colors.
      borderBlockWidth: 0,
      selectors: {
        "&[data-focused]": {
          color: "HighlightText",
          background: "Highlight",
          backgroundClip: "padding-box",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

/** Two lines of the name fit into the field. */
export const suffixText = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});

/** A time and, over its end, the name of its time zone. */
export const timeRow = componentStyle({ position: "relative", containerType: "inline-size" });

export const suffix = componentStyle({
  position: "absolute",
  insetBlock: 1,
  insetInlineEnd: 16,
  display: "flex",
  alignItems: "center",
  maxWidth: "55%",
  overflow: "hidden",
  ...role("small"),
  color: scheme.text2,
  textAlign: "end",
  overflowWrap: "anywhere",
  pointerEvents: "none",
  "@container": {
    // Below the time where large text leaves no room next to it.
    "(max-width: 13rem)": { position: "static", maxWidth: "none", marginBlockStart: 4 },
  },
});
