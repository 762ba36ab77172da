import { componentStyle } from "../styles/layer-style.ts";

/** On a line of its own rather than broken; broken only if it is wider than the text. */
export const unbroken = componentStyle({ display: "inline-block" });

/** Short enough for every line. Not an inline block, next to which punctuation could be on another line. */
export const term = componentStyle({ whiteSpace: "nowrap" });
