import { componentStyle } from "../styles/scaled.ts";

/** On a line of its own rather than broken; broken only if it is wider than the text. */
export const unbroken = componentStyle({ display: "inline-block" });
