import { sectionStyle } from "../../styles/layer-style.ts";

/** Limits the font size: `--name-room` (available width) divided by the width of the widest word. */
export const fitted = sectionStyle({
  display: "block",
  fontSize: "min(1em, calc(var(--name-room) / var(--name-width)))",
});

export const word = sectionStyle({ display: "inline-block", whiteSpace: "nowrap" });
