import { rem, templateStyle as pageStyle } from "@realtor/ui/style-tools";

export const form = pageStyle({ display: "grid", gap: 24 });

export const password = pageStyle({ position: "relative" });

/** Centered in the 52 px control, below the label row, its gap of 8 px and the hint. */
export const eye = pageStyle({
  position: "absolute",
  insetBlockStart: `calc(${rem(22)} + 12px)`,
  insetInlineEnd: 6,
  selectors: { "&[data-below-hint]": { insetBlockStart: `calc(${rem(22)} + ${rem(21)} + 16px)` } },
});
