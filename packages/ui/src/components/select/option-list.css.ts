import { componentGlobal, componentStyle } from "../../styles/scaled.ts";
import { media } from "../../styles/media.ts";
import { role, weight } from "../../styles/role.ts";
import { vars } from "../../theme/contract.css.ts";

const { scheme } = vars;

/** Popover as wide as its field. */
export const popover = componentStyle({
  width: "var(--trigger-width)",
  minWidth: "min(216px, calc(100vw - 24px))",
  maxWidth: "calc(100vw - 24px)",
});

export const list = componentStyle({
  maxHeight: 360,
  padding: 4,
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
  paddingInline: 12,
  paddingBlock: 8,
  borderRadius: vars.radius.inner,
  ...role("base"),
  cursor: "pointer",
  selectors: {
    "&:focus": { outline: "none" },
    "&[data-focused]": { background: scheme.hover },
    "&[data-selected]": { fontWeight: weight.semibold },
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
  ...role("caption"),
  color: scheme.text2,
});

/** A line instead of options: loading, empty, failed. */
export const note = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  paddingInline: 12,
  ...role("small"),
  color: scheme.text2,
});
