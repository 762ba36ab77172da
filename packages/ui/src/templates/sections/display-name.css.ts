import { sectionStyle } from "../../styles/layer-style.ts";

/** Never wider than the room: `--name-room` of the template over the width of the longest word. */
export const fitted = sectionStyle({
  display: "block",
  fontSize: "min(1em, calc(var(--name-room) / var(--name-width)))",
});

export const word = sectionStyle({ display: "inline-block", whiteSpace: "nowrap" });
