import { vars } from "../theme/contract.css.ts";

/** Body text, px, of the design's drawings. */
const drawnBody = 17;

/** Size of a text that follows the body size the agent chose; `drawn` is its px in the design, at a body of 17. */
export function readingSize(drawn: number): string {
  return `calc(${vars.bodySize} * ${drawn} / ${drawnBody})`;
}
