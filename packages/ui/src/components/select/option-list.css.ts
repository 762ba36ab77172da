import { vars } from "../../theme/contract.css.ts";
import { componentGlobal, componentStyle } from "../../styles/layer-style.ts";
import { media } from "../../styles/media.ts";
import { rem } from "../../styles/rem.ts";

const { scheme } = vars;

/** Popover as wide as its field. */
export const popover = componentStyle({
  width: "var(--trigger-width)",
  minWidth: "min(216px, calc(100vw - 24px))",
  maxWidth: "calc(100vw - 24px)",
});

export const list = componentStyle({
  maxHeight: 360,
  padding: 6,
  overflowY: "auto",
  overscrollBehavior: "contain",
  overflowWrap: "anywhere",
  selectors: { "&:focus": { outline: "none" } },
});

export const option = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: 44,
  paddingInline: 10,
  paddingBlock: 8,
  borderRadius: 3,
  fontSize: rem(16),
  lineHeight: rem(24),
  cursor: "pointer",
  selectors: {
    "&:focus": { outline: "none" },
    "&[data-focused]": { background: scheme.hover },
    "&[data-selected]": { fontWeight: 600 },
    "&[data-disabled]": { color: scheme.onMuted, cursor: "not-allowed" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: {
        "&[data-focused]": { outline: "2px solid Highlight", outlineOffset: -2 },
        "&[data-disabled]": { color: "GrayText" },
      },
    },
  },
});

componentGlobal(`.${option} > svg`, {
  flex: "none",
  width: 20,
  height: 20,
  marginInlineStart: "auto",
});

export const texts = componentStyle({ display: "grid", minWidth: 0 });

export const description = componentStyle({
  fontSize: rem(14),
  lineHeight: rem(21),
  fontWeight: 400,
  color: scheme.text2,
});

/** A line instead of options: loading, empty, failed. */
export const note = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  paddingInline: 10,
  fontSize: rem(15),
  color: scheme.text2,
});
