import { vars } from "../theme/contract.css.ts";

/** Body text size in the design, px. */
const designBodySize = 17;

/** A font size that scales with the agent's body size; `designPx` is the size at a body size of 17 px. */
export function bodyRelativeSize(designPx: number): string {
  return `calc(${vars.bodySize} * ${designPx} / ${designBodySize})`;
}
