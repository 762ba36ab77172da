import { templateStyle as pageStyle } from "@realtor/ui/style-tools";

export const form = pageStyle({ display: "grid", gap: 24 });

export const password = pageStyle({ position: "relative" });

/** Centered in the 52 px control, below the 22 px label row and its 8 px gap. */
export const eye = pageStyle({
  position: "absolute",
  insetBlockStart: 34,
  insetInlineEnd: 6,
});
